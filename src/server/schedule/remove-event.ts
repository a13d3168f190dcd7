import type { Act } from '../platform/act.ts';
import { conflict } from '../platform/problems.ts';
import { keepDay, keptOf } from './event-store.ts';
import { factsOf } from './event-facts.ts';
import { checkDay, endBefore, held, type Scoped } from './events.ts';

/** Removes an event or days of it. @throws Problem has_records where a record is kept of one of them. */
export async function removeEvent(act: Act, id: string, { scope = 'all', originalOn }: Scoped): Promise<void> {
  const event = await held(act, id);
  const from = event.repeats && scope !== 'all' ? (originalOn ?? '') : '0001-01-01';
  if (event.repeats && scope !== 'all') await checkDay(act, event, originalOn);
  const kept = await keptOf(act.db, act.organisationId, [id]);
  const touched = kept.filter((each) =>
    scope === 'this' && event.repeats ? each.originalOn === from : each.originalOn >= from,
  );
  if (touched.some(({ completedAt }) => completedAt))
    throw conflict('has_records', 'A record is kept of this. It stays.');
  if (event.repeats && scope === 'this') {
    await keepDay(act.db, act.organisationId, id, from, { is_removed: true });
    const words = { action: 'removed', subject: 'events', subjectId: id, title: event.title };
    act.record({ ...words, before: { startsOn: from } });
    return;
  }
  if (event.repeats && scope === 'following' && from > event.startsOn) {
    await endBefore(act, event, from);
    return;
  }
  await act.db.deleteFrom('events').where('organisation_id', '=', act.organisationId).where('id', '=', id).execute();
  act.record({ action: 'removed', subject: 'events', subjectId: id, title: event.title, before: factsOf(event) });
}
