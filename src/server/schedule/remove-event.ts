import { eventSubject } from '#domain/schedule/subject.ts';
import type { Act } from '../platform/act.ts';
import { conflict } from '../platform/http/problems.ts';
import { factsOf } from './event-facts.ts';
import { keepDay, keptOf } from './event-store.ts';
import { checkDay, endBefore, held } from './events.ts';

/** @throws Problem has_records where a record is kept of one of the days that fit. */
async function checkRecords(act: Act, id: string, fits: (day: string) => boolean): Promise<void> {
  const kept = await keptOf(act.db, act.organisationId, [id]);
  if (kept.some(({ originalOn, completedAt }) => completedAt && fits(originalOn)))
    throw conflict('has_records', 'A record is kept of this. It stays.');
}

export async function removeEvent(act: Act, id: string): Promise<void> {
  const event = await held(act, id);
  await checkRecords(act, id, () => true);
  await act.db.deleteFrom('events').where('organisation_id', '=', act.organisationId).where('id', '=', id).execute();
  act.record({ action: 'removed', subject: eventSubject, subjectId: id, title: event.title, before: factsOf(event) });
}

/** Takes one day out; of an event that does not repeat, that is all of it. */
export async function removeDay(act: Act, id: string, on: string): Promise<void> {
  const event = await held(act, id);
  if (!event.repeats) return removeEvent(act, id);
  await checkDay(act, event, on);
  await checkRecords(act, id, (day) => day === on);
  await keepDay(act.db, act.organisationId, id, on, { is_removed: true });
  const words = { action: 'removed', subject: eventSubject, subjectId: id, title: event.title } as const;
  act.record({ ...words, before: { originalOn: on } });
}

/** The days from one on are no more; ended before its first day, nothing is left of it. */
export async function endEvent(act: Act, id: string, on: string): Promise<void> {
  const event = await held(act, id);
  if (!event.repeats || on <= event.startsOn) return removeEvent(act, id);
  await checkDay(act, event, on);
  await checkRecords(act, id, (day) => day >= on);
  await act.db
    .deleteFrom('event_occurrences')
    .where('organisation_id', '=', act.organisationId)
    .where('event_id', '=', id)
    .where('original_on', '>=', on)
    .execute();
  await endBefore(act, event, on);
}
