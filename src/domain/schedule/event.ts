import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import { Recurrence } from './recurrence.ts';
import { EVENT_KINDS, LONGEST_DAYS } from './values.ts';

export const EventKind = z.enum(EVENT_KINDS);
export type EventKind = z.infer<typeof EventKind>;

/** Which days of a repeated event a change is for. */
export const SCOPES = ['this', 'following', 'all'] as const;
export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

const Title = z.string().trim().min(1, issue('event_name_missing')).max(200, limit('most_characters'));
const Note = z.string().trim().max(4000, limit('most_characters'));
const Day = z.iso.date(issue('date'));
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, issue('time'));
const Minutes = wholeNumber(5, 1440);
const Days = wholeNumber(1, LONGEST_DAYS);
const RemindDays = wholeNumber(0, 60);

/**
 * Something that stands in the calendar, once or again and again. `startsOn` and `startTime` are the wall clock's in `timezone` (IANA name);
 * without a time it is the whole day, `days` of them. `remindDays` before each the owner is reminded; null: never.
 */
export const Event = z.object({
  id: z.uuid(),
  kind: EventKind,
  title: z.string(),
  note: z.string(),
  startsOn: z.iso.date(),
  startTime: z.string().nullable(),
  minutes: z.number().int().nullable(),
  days: z.number().int(),
  timezone: z.string(),
  repeats: Recurrence.nullable(),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  /** False where the owner has left the organisation; their name stays until somebody else is named. */
  ownerIsMember: z.boolean(),
  /** What shows that it took place, or what it is about. */
  documentId: z.uuid().nullable(),
  documentTitle: z.string().nullable(),
  remindDays: z.number().int().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
  changedAt: z.string(),
  version: z.number().int(),
});
export type Event = z.infer<typeof Event>;

const facts = {
  title: Title,
  note: Note,
  startsOn: Day,
  startTime: Time.nullable(),
  minutes: Minutes.nullable(),
  days: Days,
  ownerId: z.uuid(issue('person_missing')).nullable(),
  documentId: z.uuid(issue('document_missing')).nullable(),
};

export const NewEvent = z
  .object({ ...facts, repeats: Recurrence.nullable(), remindDays: RemindDays.nullable() })
  .partial()
  .extend({ kind: EventKind, title: Title, startsOn: Day });
export type NewEvent = z.infer<typeof NewEvent>;

export const EventChange = z
  .object({ ...facts, kind: EventKind, repeats: Recurrence.nullable(), remindDays: RemindDays.nullable() })
  .partial();
export type EventChange = z.infer<typeof EventChange>;

/** What one day of a repeated event may have of its own. */
export const OWN_FIELDS = [
  'title',
  'note',
  'startsOn',
  'startTime',
  'minutes',
  'days',
  'ownerId',
  'documentId',
] as const;

/** How long something takes when nobody says. */
export const DEFAULT_MINUTES = 60;

/** Days beyond are mistakes in writing, such as the year 0202. */
const [FIRST, LAST] = ['1900-01-01', '2199-12-31'];
const isInReach = (day: string) => day.length === LAST.length && FIRST <= day && day <= LAST;

/** Why an event cannot be so, by field, in words of ours; empty when it can. */
export function problemsOf({
  startsOn,
  startTime,
  days,
  repeats,
}: Pick<Event, 'startsOn' | 'startTime' | 'days' | 'repeats'>): { path: string; message: string }[] {
  const problems = [];
  if (!isInReach(startsOn)) problems.push({ path: 'startsOn', message: issue('date') });
  if (repeats?.until && !isInReach(repeats.until)) problems.push({ path: 'repeats.until', message: issue('date') });
  if (startTime !== null && days > 1) problems.push({ path: 'days', message: issue('days_without_time') });
  if (repeats?.until && repeats.until < startsOn)
    problems.push({ path: 'repeats.until', message: issue('first_day_or_later') });
  if (repeats?.until && repeats.count !== null) problems.push({ path: 'repeats.count', message: issue('one_end') });
  return problems;
}
