import type { Event } from '#domain/schedule/event.ts';
import { lastDayOf } from './recurrence.ts';

/** What people say of an event. */
export type Facts = Pick<
  Event,
  | 'kind'
  | 'title'
  | 'note'
  | 'startsOn'
  | 'startTime'
  | 'minutes'
  | 'days'
  | 'repeats'
  | 'ownerId'
  | 'documentId'
  | 'remindDays'
>;

export function columnsOf(facts: Facts) {
  const { kind, title, note, startsOn, startTime, minutes, days, repeats, ownerId, documentId, remindDays } = facts;
  return {
    kind,
    title,
    note,
    starts_on: startsOn,
    start_time: startTime,
    minutes,
    days,
    repeats: repeats && JSON.stringify(repeats),
    last_on: lastDayOf(facts),
    owner_id: ownerId,
    document_id: documentId,
    remind_days: remindDays,
  };
}

export function factsOf({
  kind,
  title,
  note,
  startsOn,
  startTime,
  minutes,
  days,
  repeats,
  ownerName,
  documentTitle,
  remindDays,
}: Event) {
  return { kind, title, note, startsOn, startTime, minutes, days, repeats, ownerName, documentTitle, remindDays };
}

export function dayFacts(
  { on, time, title, note }: { on: string; time: string | null; title: string; note: string },
  day: string,
) {
  return { originalOn: day, startsOn: on, startTime: time, title, note };
}

/** Whether two rules are the same, in whatever order their parts stand. */
export const isEqual = (a: object | null, b: object | null) =>
  JSON.stringify(a && partsOf(a)) === JSON.stringify(b && partsOf(b));

const partsOf = (rule: object) => Object.entries(rule).toSorted(([one], [other]) => (one < other ? -1 : 1));
