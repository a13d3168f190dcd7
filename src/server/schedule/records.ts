import { eventSubject } from '#domain/schedule/subject.ts';
import type { Occurrence } from '#contract/schedule.ts';
import type { EventKind, Event } from '#domain/schedule/event.ts';
import { recordOf } from '#domain/schedule/record.ts';
import type { EventRecord } from '#domain/schedule/record.ts';
import type { Context } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/http/problems.ts';
import { keepDay, keptOn } from './event-store.ts';
import { completed, found, held } from './events.ts';
import { type Day, dayOf } from './occurrence.ts';
import { occurrencesOf } from './recurrence.ts';
import { checkLinks } from './tasks.ts';

/** @throws Problem not_found for a day that the event does not have. */
export async function getOccurrence(context: Context, id: string, on: string): Promise<Occurrence> {
  return toOccurrence(await findDay(context, await found(context, id), on));
}

async function findDay(context: Context, event: Event, on: string): Promise<Day> {
  const kept = await keptOn(context.db, context.organisationId, event.id, on);
  if (kept?.isRemoved || (!kept && occurrencesOf(event, on, on).length === 0)) throw notFound();
  return dayOf(event, on, kept);
}

function toOccurrence({ event, kept, ...day }: Day): Occurrence {
  return {
    event,
    ...day,
    record: recordOf(event.kind, kept?.record ?? null),
    completedAt: kept?.completedAt?.toISOString() ?? null,
    completedByName: kept?.completedByName ?? null,
  };
}

/** The day for who may write its record: its owner, and who may change events. */
async function heldDay(context: Context, id: string, on: string): Promise<Day> {
  const day = await findDay(context, await held(context, id), on);
  if (day.ownerId !== context.actor.id && !context.actor.permissions.includes('iso_readiness.edit')) throw forbidden();
  return day;
}

interface Written {
  record?: EventRecord | undefined;
  documentId?: string | null | undefined;
}

/** Keeps what was dealt with. @throws Problem completed after it was closed. */
export async function writeRecord(
  context: Context,
  id: string,
  on: string,
  { record, documentId }: Written,
): Promise<Occurrence> {
  const day = await heldDay(context, id, on);
  if (day.kept?.completedAt) throw completed();
  await checkLinks(context, { documentId });
  const before = recordOf(day.event.kind, day.kept?.record ?? null);
  const after = record ? recordOf(day.event.kind, record) : before;
  await keepDay(context.db, context.organisationId, id, on, {
    record: JSON.stringify(after),
    ...(documentId !== undefined && { document_id: documentId }),
  });
  const next = await getOccurrence(context, id, on);
  context.record({
    action: 'changed',
    subject: eventSubject,
    subjectId: id,
    title: day.title,
    before: { originalOn: on, record: before, documentTitle: day.documentTitle },
    after: { originalOn: on, record: next.record, documentTitle: next.documentTitle },
  });
  return next;
}

/** It took place: from now on its day, time and title stand for good, whatever becomes of the event. */
export async function completeDay(context: Context, id: string, on: string): Promise<Occurrence> {
  const day = await heldDay(context, id, on);
  if (day.kept?.completedAt) return toOccurrence(day);
  await keepDay(context.db, context.organisationId, id, on, {
    starts_on: day.on,
    start_time: day.time,
    minutes: day.minutes,
    days: day.days,
    title: day.title,
    document_id: day.documentId,
    record: JSON.stringify(recordOf(day.event.kind, day.kept?.record ?? null)),
    completed_at: context.now,
    completed_by: context.actor.id,
    completed_by_name: context.actor.name,
  });
  const after = { originalOn: on, startsOn: day.on, startTime: day.time };
  context.record({ action: 'completed', subject: eventSubject, subjectId: id, title: day.title, after });
  return getOccurrence(context, id, on);
}

export async function reopenDay(context: Context, id: string, on: string): Promise<Occurrence> {
  const day = await heldDay(context, id, on);
  if (!day.kept?.completedAt) return toOccurrence(day);
  await keepDay(context.db, context.organisationId, id, on, {
    completed_at: null,
    completed_by: null,
    completed_by_name: null,
  });
  context.record({
    action: 'reopened',
    subject: eventSubject,
    subjectId: id,
    title: day.title,
    before: { originalOn: on },
  });
  return getOccurrence(context, id, on);
}

interface Asked {
  kind?: EventKind | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** What took place, newest first. */
export async function listRecords(context: Context, { kind, page = 0, pageSize = 25 }: Asked) {
  let fitting = context.db
    .selectFrom('event_occurrences as kept')
    .innerJoin('events', 'events.id', 'kept.event_id')
    .where('kept.organisation_id', '=', context.organisationId)
    .where('kept.completed_at', 'is not', null);
  if (kind) fitting = fitting.where('events.kind', '=', kind);
  const keys = await fitting
    .select(['kept.event_id as id', 'kept.original_on as on'])
    .orderBy('kept.starts_on', 'desc')
    .orderBy('kept.event_id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = [];
  for (const key of keys) {
    const { event, ...day } = await getOccurrence(context, key.id, key.on);
    rows.push({ ...day, id: `${key.id}/${key.on}`, eventId: event.id, kind: event.kind });
  }
  return { rows, total };
}
