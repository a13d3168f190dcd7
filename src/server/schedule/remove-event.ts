import { eventSubject } from '#domain/schedule/subject.ts';
import type { Context } from '../platform/context.ts';
import { conflict } from '../platform/http/problems.ts';
import { factsOf } from './event-facts.ts';
import { keepDay, keptOf } from './event-store.ts';
import { checkDay, endBefore, held } from './events.ts';

/** @throws Problem has_records where a record is kept of one of the days that fit. */
async function checkRecords(context: Context, id: string, fits: (day: string) => boolean): Promise<void> {
  const kept = await keptOf(context.db, context.organisationId, [id]);
  if (kept.some(({ originalOn, completedAt }) => completedAt && fits(originalOn)))
    throw conflict('has_records', 'A record is kept of this. It stays.');
}

export async function removeEvent(context: Context, id: string): Promise<void> {
  const event = await held(context, id);
  await checkRecords(context, id, () => true);
  await context.db
    .deleteFrom('events')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  context.record({
    action: 'removed',
    subject: eventSubject,
    subjectId: id,
    title: event.title,
    before: factsOf(event),
  });
}

/** Takes one day out; of an event that does not repeat, that is all of it. */
export async function removeDay(context: Context, id: string, on: string): Promise<void> {
  const event = await held(context, id);
  if (!event.repeats) return removeEvent(context, id);
  await checkDay(context, event, on);
  await checkRecords(context, id, (day) => day === on);
  await keepDay(context.db, context.organisationId, id, on, { is_removed: true });
  const entry = { action: 'removed', subject: eventSubject, subjectId: id, title: event.title } as const;
  context.record({ ...entry, before: { originalOn: on } });
}

/** The days from one on are no more; ended before its first day, nothing is left of it. */
export async function endEvent(context: Context, id: string, on: string): Promise<void> {
  const event = await held(context, id);
  if (!event.repeats || on <= event.startsOn) return removeEvent(context, id);
  await checkDay(context, event, on);
  await checkRecords(context, id, (day) => day >= on);
  await context.db
    .deleteFrom('event_occurrences')
    .where('organisation_id', '=', context.organisationId)
    .where('event_id', '=', id)
    .where('original_on', '>=', on)
    .execute();
  await endBefore(context, event, on);
}
