import type { ListedCourse, OpenCourse, OwnAssignment } from '#contract/awareness.ts';
import { courseStateOf, retakeFrom } from '#domain/awareness/course.ts';
import type { Language } from '#domain/organisations/language.ts';
import { type Context, needPerson } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import { certificatesOf } from './certificates.ts';
import { type Course, courseNamed, findCourse, listCourses } from './courses.ts';
import { todayOf } from './people.ts';

/** Everything one person has done, in three questions to the database. */
async function doneBy({ db, organisationId, actor }: Context) {
  const read = await db
    .selectFrom('awareness_readings')
    .select(['course', 'lesson'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .execute();
  const attempts = await db
    .selectFrom('awareness_attempts')
    .select(['id', 'course', 'course_version as version', 'finished_at as finishedAt', 'score', 'passed'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .orderBy('finished_at', 'desc')
    .execute();
  return { read, attempts };
}

type Done = Awaited<ReturnType<typeof doneBy>>;

/** What stands for a course and a person on a day. */
function courseStatusIn(
  course: Course,
  { read, attempts }: Done,
  validUntil: string | null,
  today: string,
): Pick<ListedCourse, 'state' | 'read'> {
  const mine = attempts.filter((attempt) => attempt.course === course.id);
  const lessons = course.lessons.filter(({ id }) =>
    read.some((each) => each.course === course.id && each.lesson === id),
  ).length;
  const state = courseStateOf(
    {
      lessons: course.lessons.length,
      read: lessons,
      isTesting: mine.some(({ finishedAt, version }) => finishedAt === null && version === course.version),
      lastPassed: mine.find(({ finishedAt }) => finishedAt !== null)?.passed ?? null,
      validUntil,
    },
    today,
  );
  return { state, read: lessons };
}

export async function listOwnCourses(context: Context, language: Language): Promise<ListedCourse[]> {
  const today = await todayOf(context);
  const done = await doneBy(context);
  const certificates = await certificatesOf(context, context.actor.id, language);
  const asked = await assignmentsOf(context, language);
  return listCourses(language).map((course) => {
    const certificate = certificates.find((each) => each.course === course.id) ?? null;
    const due = asked.filter(({ courses }) => courses.some(({ id, isPassed }) => id === course.id && !isPassed));
    const { lessons, questions, version: _, ...head } = course;
    return {
      ...head,
      lessons: lessons.length,
      questions: questions.length,
      ...courseStatusIn(course, done, certificate?.validUntil ?? null, today),
      dueOn: due[0]?.dueOn ?? null,
      certificate,
    };
  });
}

/** @throws Problem not_found */
export async function openCourse(context: Context, id: string, language: Language): Promise<OpenCourse> {
  const course = courseNamed(id, language);
  const { attempts, read } = await doneBy(context);
  const listed = (await listOwnCourses(context, language)).find((each) => each.id === id);
  if (!listed) throw notFound();
  const mine = attempts.filter((attempt) => attempt.course === id);
  const failed = mine.flatMap(({ finishedAt, passed }) => (finishedAt && !passed ? [finishedAt.getTime()] : []));
  const from = retakeFrom(failed, context.now.getTime());
  return {
    ...listed,
    lessons: course.lessons.map((lesson) => ({
      ...lesson,
      isRead: read.some((each) => each.course === id && each.lesson === lesson.id),
    })),
    attemptId: mine.find(({ finishedAt, version }) => finishedAt === null && version === course.version)?.id ?? null,
    attempts: mine.flatMap(({ id: attempt, finishedAt, score, passed }) =>
      finishedAt
        ? [{ id: attempt, finishedAt: finishedAt.toISOString(), score: score ?? 0, passed: passed === true }]
        : [],
    ),
    retakeFrom: from === null ? null : new Date(from).toISOString(),
  };
}

/** Keeps that the acting person read a lesson. @returns the lessons of the course that they have read. */
export async function readLesson(context: Context, course: string, lesson: string): Promise<string[]> {
  needPerson(context);
  const { db, organisationId, actor, now } = context;
  const known = courseNamed(course, 'en').lessons;
  if (!known.some(({ id }) => id === lesson)) throw notFound();
  const row = { id: context.newId(), organisation_id: organisationId, user_id: actor.id, course, lesson, read_at: now };
  await db
    .insertInto('awareness_readings')
    .values(row)
    .onConflict((known_) => known_.columns(['organisation_id', 'user_id', 'course', 'lesson']).doNothing())
    .execute();
  const rows = await db
    .selectFrom('awareness_readings')
    .select('lesson')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .where('course', '=', course)
    .execute();
  return rows.map((each) => each.lesson);
}

/** What open campaigns still ask of the acting person, the next due first. */
export async function assignmentsOf(context: Context, language: Language): Promise<OwnAssignment[]> {
  const { db, organisationId, actor } = context;
  const today = await todayOf(context);
  const rows = await db
    .selectFrom('awareness_assignments as mine')
    .innerJoin('awareness_campaigns as campaign', 'campaign.id', 'mine.campaign_id')
    .where('mine.organisation_id', '=', organisationId)
    .where('mine.user_id', '=', actor.id)
    .where('campaign.closed_at', 'is', null)
    .select([
      'campaign.id as campaignId',
      'campaign.title',
      'campaign.note',
      'campaign.courses',
      'campaign.starts_on as startsOn',
      'mine.due_on as dueOn',
    ])
    .orderBy('mine.due_on')
    .orderBy('campaign.id')
    .execute();
  if (rows.length === 0) return [];
  const passes = await db
    .selectFrom('awareness_certificates')
    .select(['course', 'issued_on as on'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .execute();
  return rows
    .map(({ courses, startsOn, ...row }) => ({
      ...row,
      isOverdue: row.dueOn < today,
      courses: courses.map((id) => {
        const course = findCourse(id, language);
        const isPassed = passes.some((pass) => pass.course === id && pass.on >= startsOn);
        return { id, title: course?.title ?? id, minutes: course?.minutes ?? 0, isPassed };
      }),
    }))
    .filter(({ courses }) => courses.some(({ isPassed }) => !isPassed));
}
