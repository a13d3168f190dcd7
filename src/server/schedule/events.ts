import { issue } from '#domain/issue.ts';
import { eventSubject } from '#domain/schedule/subject.ts';
import { addressOf } from '#domain/addresses.ts';
import { firstDayOf, shifted } from '#domain/schedule/recurrence.ts';
import { daysBetween as dayDistance, daysAfter } from '#domain/schedule/days.ts';
import { DEFAULT_MINUTES, OWN_FIELDS, problemsOf } from '#domain/schedule/event.ts';
import type { Event, EventChange, NewEvent, Scope } from '#domain/schedule/event.ts';
import type { Context } from '../platform/context.ts';
import { notify } from '../platform/database/notify.ts';
import { conflict, invalid, notFound } from '../platform/http/problems.ts';
import { getEvent, keepDay, keptOn, timezoneOf } from './event-store.ts';
import { dayOf } from './occurrence.ts';
import { countBefore, occurrencesOf } from './recurrence.ts';
import { columnsOf, dayFacts, type Facts, factsOf, isEqual } from './event-facts.ts';
import { checkLinks } from './tasks.ts';

const EMPTY = {
  note: '',
  startTime: null,
  minutes: null,
  days: 1,
  repeats: null,
  ownerId: null,
  documentId: null,
  remindDays: 3,
};

/** @throws Problem invalid, naming the field. */
export async function addEvent(context: Context, asked: NewEvent): Promise<Event> {
  await checkLinks(context, asked);
  return insert(context, settled({ ...EMPTY, ...definedOf(asked) } as Facts));
}

/** What follows from what was asked: a time has a length, a whole day has none, and the first day is one of the rule. */
function settled(facts: Facts): Facts {
  const { startTime, minutes, repeats, startsOn } = facts;
  const next = {
    ...facts,
    minutes: startTime === null ? null : (minutes ?? DEFAULT_MINUTES),
    days: startTime === null ? facts.days : 1,
    startsOn: firstDayOf(repeats, startsOn),
  };
  const problems = problemsOf(next);
  if (problems.length > 0) throw invalid(problems);
  return next;
}

async function insert(context: Context, facts: Facts, timezone?: string): Promise<Event> {
  const id = context.newId();
  await context.db
    .insertInto('events')
    .values({
      ...columnsOf(facts),
      id,
      organisation_id: context.organisationId,
      timezone: timezone ?? (await timezoneOf(context.db, context.organisationId)),
      created_at: context.now,
      created_by: context.actor.id,
      created_by_name: context.actor.name,
      changed_at: context.now,
    })
    .execute();
  const event = await found(context, id);
  context.record({ action: 'added', subject: eventSubject, subjectId: id, title: event.title, after: factsOf(event) });
  await notifyOwner(context, event, null);
  return event;
}

export interface Scoped {
  scope?: Scope | undefined;
  originalOn?: string | undefined;
  version?: number | undefined;
}

/**
 * Changes an event, or days of it. `startsOn` is where the day that was looked at goes; the others of its scope go as far. What took place stays
 * on the day on which it did.
 */
export async function changeEvent(context: Context, id: string, asked: EventChange, scoped: Scoped): Promise<Event> {
  const event = await held(context, id, scoped.version);
  await checkLinks(context, { ...asked, ownerId: asked.ownerId === event.ownerId ? null : asked.ownerId });
  const { scope = 'all', originalOn } = scoped;
  if (event.repeats && scope !== 'all') {
    await checkDay(context, event, originalOn);
    if (scope === 'this') return changeDay(context, event, originalOn ?? '', asked);
    if (originalOn && originalOn > event.startsOn) return split(context, event, originalOn, asked);
  }
  return changeAll(context, event, await shownOn(context, event, originalOn ?? event.startsOn), asked);
}

/** Where a day of an event stands: a repeated one may have been moved by itself. */
async function shownOn(context: Context, event: Event, day: string): Promise<string> {
  if (!event.repeats) return event.startsOn;
  return dayOf(event, day, await keptOn(context.db, context.organisationId, event.id, day)).on;
}

async function changeAll(context: Context, before: Event, lookedAt: string, asked: EventChange): Promise<Event> {
  const change = definedOf(asked);
  const shift = change.startsOn ? dayDistance(lookedAt, change.startsOn) : 0;
  const facts = settled({
    ...before,
    ...change,
    startsOn: daysAfter(before.startsOn, shift),
    repeats: change.repeats === undefined ? shifted(before.repeats, shift) : change.repeats,
  });
  const isSameRule = change.repeats === undefined || isEqual(change.repeats, before.repeats);
  await moveKept(
    context,
    before,
    before.id,
    '0001-01-01',
    isSameRule ? dayDistance(before.startsOn, facts.startsOn) : null,
  );
  await context.db
    .updateTable('events')
    .set({ ...columnsOf(facts), changed_at: context.now, version: before.version + 1 })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', before.id)
    .execute();
  const after = await found(context, before.id);
  context.record({
    action: 'changed',
    subject: eventSubject,
    subjectId: after.id,
    title: after.title,
    before: factsOf(before),
    after: factsOf(after),
  });
  await notifyOwner(context, after, before.ownerId);
  return after;
}

/** One day goes its own way; what belongs to the whole series is not its to change. */
async function changeDay(context: Context, event: Event, day: string, asked: EventChange): Promise<Event> {
  const change = definedOf(asked);
  const foreign = Object.keys(change).find((field) => !(OWN_FIELDS as readonly string[]).includes(field));
  if (foreign) throw invalid([{ path: foreign, message: issue('all_days') }]);
  const kept = await keptOn(context.db, context.organisationId, event.id, day);
  if (kept?.completedAt) throw completed();
  const now = dayOf(event, day, kept);
  const next = settled({ ...event, ...now, repeats: null, startsOn: now.on, startTime: now.time, ...change });
  const own = <T>(value: T, common: T) => (value === common ? null : value);
  await keepDay(context.db, context.organisationId, event.id, day, {
    starts_on: next.startsOn,
    start_time: next.startTime,
    minutes: next.minutes,
    days: next.days,
    title: own(next.title, event.title),
    note: own(next.note, event.note),
    owner_id: own(next.ownerId, event.ownerId),
    document_id: own(next.documentId, event.documentId),
    ...(next.startsOn !== now.on && { reminded_at: null }),
  });
  const entry = { subject: eventSubject, subjectId: event.id, title: next.title };
  context.record({
    ...entry,
    action: 'changed',
    before: dayFacts(now, day),
    after: dayFacts({ ...next, on: next.startsOn, time: next.startTime }, day),
  });
  return event;
}

/** The days from one on become an event of their own. @returns the new one. */
async function split(context: Context, before: Event, from: string, asked: EventChange): Promise<Event> {
  const change = definedOf(asked);
  const repeats = before.repeats;
  if (!repeats) return before;
  const shift = change.startsOn ? dayDistance(await shownOn(context, before, from), change.startsOn) : 0;
  const startsOn = daysAfter(from, shift);
  const count = repeats.count === null ? null : repeats.count - countBefore(before, from);
  const rest = shifted({ ...repeats, count }, shift);
  const facts = settled({
    ...before,
    ...change,
    startsOn,
    repeats: change.repeats === undefined ? rest : change.repeats,
  });
  const after = await insert(context, facts, before.timezone);
  const isSameRule = change.repeats === undefined || isEqual(change.repeats, repeats);
  await moveKept(context, before, after.id, from, isSameRule ? dayDistance(from, facts.startsOn) : null);
  await endBefore(context, before, from);
  return after;
}

export async function endBefore(context: Context, event: Event, day: string): Promise<void> {
  const repeats = event.repeats && { ...event.repeats, count: null, until: daysAfter(day, -1) };
  const after = { ...event, repeats };
  await context.db
    .updateTable('events')
    .set({ ...columnsOf(after), changed_at: context.now, version: event.version + 1 })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', event.id)
    .execute();
  const entry = { action: 'changed', subject: eventSubject, subjectId: event.id, title: event.title } as const;
  context.record({ ...entry, before: factsOf(event), after: factsOf(after) });
}

/**
 * What days have of their own goes along with their event. A rule that is another one has other days: then plans of single days are dropped.
 * What took place was given its day and time for good when it did.
 */
async function moveKept(context: Context, event: Event, to: string, from: string, shift: number | null): Promise<void> {
  if (to === event.id && shift === 0) return;
  const days = context.db.deleteFrom('event_occurrences').where('organisation_id', '=', context.organisationId);
  const rows = await days.where('event_id', '=', event.id).where('original_on', '>=', from).returningAll().execute();
  const moved = rows
    .filter((row) => shift !== null || row.completed_at !== null || row.record !== null)
    .map((row) => ({
      ...row,
      record: row.record && JSON.stringify(row.record),
      event_id: to,
      original_on: daysAfter(row.original_on, shift ?? 0),
      starts_on: row.starts_on && !row.completed_at ? daysAfter(row.starts_on, shift ?? 0) : row.starts_on,
    }));
  if (moved.length > 0) await context.db.insertInto('event_occurrences').values(moved).execute();
}

export async function checkDay(context: Context, event: Event, day: string | undefined): Promise<void> {
  if (day === undefined) throw invalid([{ path: 'originalOn', message: issue('day_missing') }]);
  if (occurrencesOf(event, day, day).length === 0 && !(await keptOn(context.db, context.organisationId, event.id, day)))
    throw notFound();
}

export const completed = () => conflict('completed', 'This has taken place. Open its record again to change it.');

export async function found({ db, organisationId }: Context, id: string): Promise<Event> {
  const event = await getEvent(db, organisationId, id);
  if (!event) throw notFound();
  return event;
}

/** The event as it is now, for one who is about to change it: nobody else does until the commit. */
export async function held(context: Context, id: string, version?: number): Promise<Event> {
  await context.db
    .selectFrom('events')
    .select('id')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const event = await found(context, id);
  if (version !== undefined && version !== event.version)
    throw conflict('changed_meanwhile', 'Somebody else has changed this event meanwhile.');
  return event;
}

async function notifyOwner(
  context: Context,
  { title, ownerId, startsOn }: Event,
  before: string | null,
): Promise<void> {
  if (!ownerId || ownerId === before || ownerId === context.actor.id) return;
  const link = addressOf('schedule', { date: startsOn });
  await notify(context, ownerId, 'event-assigned', { title, name: context.actor.name }, link);
}

function definedOf(change: EventChange): EventChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
