import { z } from 'zod';
import { JOINER_DAYS } from '../documents/receipts.ts';
import { issue, limit } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import { daysAfter, daysBetween } from '../schedule/days.ts';
import { CourseKey } from './course.ts';
import { AUDIENCE_KINDS, AWARENESS_REQUIREMENTS, PERSON_STATES } from './values.ts';

/** Whom a campaign is for. `values` are names of roles or ids of custom ones, departments, or ids of people; of everybody there are none. */
export const Audience = z.object({
  kind: z.enum(AUDIENCE_KINDS),
  values: z.array(z.string().trim().min(1).max(80)).max(2000, limit('most_named')),
});
export type Audience = z.infer<typeof Audience>;

const Title = z.string().trim().min(1, issue('campaign_name_missing')).max(120, limit('most_characters'));
const Note = z.string().trim().max(2000, limit('most_characters'));
const Day = z.iso.date(issue('date'));
const RemindDays = wholeNumber(0, 30);

export const NewCampaign = z.object({
  title: Title,
  note: Note.optional(),
  courses: z.array(CourseKey).min(1, issue('courses_missing')).max(30),
  audience: Audience,
  /** Tests passed before this day do not count; today without it. */
  startsOn: Day.optional(),
  dueOn: Day,
  /** Who comes to belong to the audience later is asked too, with at least two weeks' time. */
  includesJoiners: z.boolean().optional(),
  /** So many days before the due day everybody is reminded who has not finished. */
  remindDays: RemindDays.optional(),
});
export type NewCampaign = z.infer<typeof NewCampaign>;

export const CampaignChange = z.object({
  title: Title.optional(),
  note: Note.optional(),
  dueOn: Day.optional(),
  includesJoiners: z.boolean().optional(),
  remindDays: RemindDays.optional(),
});
export type CampaignChange = z.infer<typeof CampaignChange>;

export const PersonState = z.enum(PERSON_STATES);
export type PersonState = z.infer<typeof PersonState>;

/** One person in a campaign. */
export const CampaignPerson = z.object({
  userId: z.string(),
  name: z.string(),
  department: z.string(),
  dueOn: z.iso.date(),
  state: PersonState,
  /** Keys of the courses that are passed. */
  passed: z.array(z.string()),
  /** The day of the last pass, once all are. */
  doneOn: z.iso.date().nullable(),
});
export type CampaignPerson = z.infer<typeof CampaignPerson>;

export const CampaignFiling = z.object({
  id: z.uuid(),
  documentId: z.uuid().nullable(),
  requirements: z.array(z.string()),
  filedAt: z.string(),
  filedByName: z.string(),
  validUntil: z.iso.date(),
});

export const Campaign = z.object({
  id: z.uuid(),
  title: z.string(),
  note: z.string(),
  courses: z.array(z.string()),
  audience: Audience,
  startsOn: z.iso.date(),
  dueOn: z.iso.date(),
  includesJoiners: z.boolean(),
  remindDays: z.number().int(),
  createdAt: z.string(),
  createdByName: z.string(),
  closedAt: z.string().nullable(),
  closedByName: z.string().nullable(),
  version: z.number().int(),
  /** People who count, by state, and the share of them (percent) who finished; null while there is nobody. */
  counts: z.object({ done: z.number(), open: z.number(), overdue: z.number(), left: z.number() }),
  percent: z.number().int().nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

export const FiledRequirements = z.array(z.enum(AWARENESS_REQUIREMENTS)).min(1, issue('requirements_missing'));

/** Somebody of the organization as campaigns see them. */
export interface Member {
  id: string;
  role: string;
  customRoleId: string | null;
  department: string;
}

/** Who of these belongs to an audience. Who has a custom role is addressed by it, and not by the role it stands on. */
export function audienceOf<M extends Member>({ kind, values }: Audience, members: readonly M[]): M[] {
  const wanted = new Set(values);
  return members.filter(({ id, role, customRoleId, department }) => {
    if (kind === 'everybody') return true;
    if (kind === 'people') return wanted.has(id);
    if (kind === 'departments') return wanted.has(department);
    return wanted.has(customRoleId ?? role);
  });
}

/** The day by which somebody finishes who comes to the campaign on a day (ISO dates). */
export function dueOnOf(dueOn: string, today: string, isJoiner: boolean): string {
  const earliest = daysAfter(today, JOINER_DAYS);
  return isJoiner && dueOn < earliest ? earliest : dueOn;
}

interface Assigned {
  userId: string;
  name: string;
  department: string;
  dueOn: string;
  isMember: boolean;
}

/** How each person stands on a day. `passes`: days on which somebody passed a course, one entry for each pass. */
export function peopleOf(
  { courses, startsOn }: Pick<Campaign, 'courses' | 'startsOn'>,
  assigned: readonly Assigned[],
  passes: readonly { userId: string; course: string; on: string }[],
  today: string,
): CampaignPerson[] {
  const first = new Map<string, string>();
  for (const { userId, course, on } of passes) {
    const key = `${userId} ${course}`;
    if (on >= startsOn && on < (first.get(key) ?? '9999')) first.set(key, on);
  }
  return assigned.map(({ isMember, ...person }) => {
    const days = courses.flatMap((course) => first.get(`${person.userId} ${course}`) ?? []);
    const passed = courses.filter((course) => first.has(`${person.userId} ${course}`));
    const isDone = passed.length === courses.length;
    const state = isDone ? 'done' : !isMember ? 'left' : person.dueOn < today ? 'overdue' : 'open';
    return { ...person, passed, state, doneOn: isDone ? (days.toSorted().at(-1) ?? null) : null };
  });
}

export function countsOf(people: readonly Pick<CampaignPerson, 'state'>[]): Pick<Campaign, 'counts' | 'percent'> {
  const count = (state: PersonState) => people.filter((person) => person.state === state).length;
  const counts = { done: count('done'), open: count('open'), overdue: count('overdue'), left: count('left') };
  const asked = counts.done + counts.open + counts.overdue;
  return { counts, percent: asked === 0 ? null : Math.floor((counts.done * 100) / asked) };
}

/** After it is late, somebody is reminded once in so many days. */
const LATE_DAYS = 7;

/** Whether somebody who has not finished is to be reminded on a day (ISO dates). */
export function isReminderDue(
  { dueOn, remindedOn }: { dueOn: string; remindedOn: string | null },
  remindDays: number,
  today: string,
): boolean {
  if (today > dueOn) return remindedOn === null || remindedOn <= dueOn || daysBetween(remindedOn, today) >= LATE_DAYS;
  return remindDays > 0 && remindedOn === null && daysBetween(today, dueOn) <= remindDays;
}
