import { campaignSubject } from '#domain/awareness/subject.ts';
import { randomInt } from 'node:crypto';
import { issue } from '#domain/issue.ts';
import type { Attempt } from '#contract/awareness.ts';
import { MOST_FAILED } from '#domain/awareness/course.ts';
import { isRight, letterOf, paperOf, rightLetters, scoreOf } from '#domain/awareness/paper.ts';
import type { Language } from '#domain/organisations/language.ts';
import { type Context, needPerson } from '../platform/context.ts';
import { conflict, invalid, notFound } from '../platform/http/problems.ts';
import { certificatesOf, issueCertificate } from './certificates.ts';
import { type Course, courseNamed } from './courses.ts';
import { openCourse } from './own-courses.ts';

/** Begins a test of the acting person, or goes on with the one under way. @throws Problem conflict while lessons are unread or after too many failures. */
export async function startAttempt(context: Context, id: string, language: Language): Promise<Attempt> {
  needPerson(context);
  const { db, organisationId, actor, now } = context;
  const course = courseNamed(id, language);
  const opened = await openCourse(context, id, language);
  if (opened.attemptId) return getAttempt(context, opened.attemptId, language);
  if (opened.lessons.some(({ isRead }) => !isRead))
    throw conflict('lessons_unread', 'Read every lesson before you take the test.');
  if (opened.retakeFrom)
    throw conflict(
      'too_many_attempts',
      `After ${MOST_FAILED} failed tests within a day, the next one opens a day after the first.`,
    );
  // One of an older edition of the course is given up.
  await db
    .deleteFrom('awareness_attempts')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .where('course', '=', id)
    .where('finished_at', 'is', null)
    .execute();
  const attempt = {
    id: context.newId(),
    organisation_id: organisationId,
    user_id: actor.id,
    name: actor.name === '' ? actor.email : actor.name,
    course: id,
    course_version: course.version,
    seed: randomInt(2 ** 31 - 1),
    started_at: now,
  };
  await db.insertInto('awareness_attempts').values(attempt).execute();
  return getAttempt(context, attempt.id, language);
}

/** The acting person's own attempt. @throws Problem not_found for anybody else's. */
async function ownAttempt({ db, organisationId, actor }: Context, id: string, isHeld: boolean) {
  let query = db
    .selectFrom('awareness_attempts')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .where('id', '=', id);
  if (isHeld) query = query.forUpdate();
  const attempt = await query.executeTakeFirst();
  if (!attempt) throw notFound();
  return attempt;
}

const answersOf = ({ db, organisationId }: Context, id: string) =>
  db
    .selectFrom('awareness_answers')
    .select(['question', 'chosen', 'is_right as isRight'])
    .where('organisation_id', '=', organisationId)
    .where('attempt_id', '=', id)
    .execute();

export async function getAttempt(context: Context, id: string, language: Language): Promise<Attempt> {
  const { course: key, seed, started_at, finished_at, ...attempt } = await ownAttempt(context, id, false);
  const course = courseNamed(key, language);
  const answers = await answersOf(context, id);
  const { passed, score } = attempt;
  const certificates = passed ? await certificatesOf(context, context.actor.id, language) : [];
  return {
    id,
    course: key,
    title: course.title,
    language: course.language,
    passMark: course.passMark,
    questions: paperOf(course.questions, seed).map(({ id: question, options, isSeveral }) =>
      askedOf(
        course,
        { question, options, isSeveral },
        answers.find((each) => each.question === question),
      ),
    ),
    startedAt: started_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    score,
    passed,
    certificate: certificates.find((each) => each.course === key) ?? null,
  };
}

interface Asked {
  question: string;
  options: string[];
  isSeveral: boolean;
}

function askedOf(
  { questions }: Course,
  { question: id, options, isSeveral }: Asked,
  answer: { chosen: string[]; isRight: boolean } | undefined,
): Attempt['questions'][number] {
  const question = questions.find((each) => each.id === id);
  if (!question) throw notFound();
  const texts = new Map(question.options.map(({ text }, place) => [letterOf(place), text]));
  return {
    id,
    text: question.text,
    options: options.map((letter) => ({ id: letter, text: texts.get(letter) ?? '' })),
    isSeveral,
    answer: answer ? { ...answer, right: rightLetters(question), explanation: question.explanation } : null,
  };
}

/** Keeps an answer; with the last one the test is graded. @throws Problem conflict when the question is answered or the test is over. */
export async function answerQuestion(
  context: Context,
  id: string,
  { question: key, chosen, language }: { question: string; chosen: string[]; language: Language },
): Promise<Attempt> {
  needPerson(context);
  const { db, organisationId, now } = context;
  const attempt = await ownAttempt(context, id, true);
  const course = courseNamed(attempt.course, language);
  const question = course.questions.find((each) => each.id === key);
  if (!question) throw notFound();
  if (attempt.finished_at) throw conflict('finished', 'This test is over.');
  if (chosen.some((letter) => letter.charCodeAt(0) - 97 >= question.options.length))
    throw invalid([{ path: 'chosen', message: issue('answer_missing') }]);
  const before = await answersOf(context, id);
  if (before.some((each) => each.question === key)) throw conflict('answered', 'This question is answered already.');
  const letters = [...new Set(chosen)].toSorted();
  await db
    .insertInto('awareness_answers')
    .values({
      id: context.newId(),
      organisation_id: organisationId,
      attempt_id: id,
      question: key,
      chosen: JSON.stringify(letters),
      is_right: isRight(question, letters),
      answered_at: now,
    })
    .execute();
  const answers = await answersOf(context, id);
  const isOver = course.questions.every((each) => answers.some((answer) => answer.question === each.id));
  if (isOver) await finish(context, { id, course: attempt.course, version: attempt.course_version }, course, answers);
  return getAttempt(context, id, language);
}

async function finish(
  context: Context,
  attempt: { id: string; course: string; version: number },
  { questions, passMark, title }: Course,
  answers: { question: string; isRight: boolean }[],
): Promise<void> {
  const right = answers.filter((answer) => answer.isRight && questions.some(({ id }) => id === answer.question));
  const score = scoreOf(right.length, questions.length);
  const passed = score >= passMark;
  await context.db
    .updateTable('awareness_attempts')
    .set({ finished_at: context.now, score, passed })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', attempt.id)
    .execute();
  if (passed) await issueCertificate(context, { ...attempt, title, score });
  else context.publish(campaignSubject, attempt.id);
}
