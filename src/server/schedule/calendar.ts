import type { CalendarEntry, CalendarKind } from '#domain/schedule/calendar.ts';
import { inOrder } from '#domain/schedule/calendar.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import { LONGEST_DAYS } from '#domain/schedule/values.ts';
import type { Context } from '../platform/context.ts';
import { type Asking, derivedBetween } from './derived.ts';
import { eventsBetween, keptBetween, timezoneOf } from './event-store.ts';
import { type Day, daysBetween } from './occurrence.ts';
import { inZone } from './zone.ts';

export interface CalendarSpan extends Pick<Asking, 'from' | 'to' | 'language'> {
  kinds?: CalendarKind[] | undefined;
  /** Only what the asking person owns. */
  mine?: boolean | undefined;
}

export async function calendarOf(context: Context, { kinds, mine, ...span }: CalendarSpan): Promise<CalendarEntry[]> {
  const { db, organisationId, actor } = context;
  const asking: Asking = { db, organisationId, permissions: actor.permissions, ...span };
  const found = [...(await eventDays(asking)), ...(await tasksDue(asking)), ...(await derivedBetween(asking))];
  return inOrder(
    found.filter(
      ({ kind, ownerId }) => (!kinds || kinds.length === 0 || kinds.includes(kind)) && (!mine || ownerId === actor.id),
    ),
  );
}

async function eventDays({ db, organisationId, from, to }: Asking): Promise<CalendarEntry[]> {
  const zone = await timezoneOf(db, organisationId);
  // A day more on both sides: a time of another zone may be on the day beside.
  const [first, last] = [daysAfter(from, -1), daysAfter(to, 1)];
  const events = await eventsBetween(db, organisationId, first, last);
  const kept = await keptBetween(db, organisationId, daysAfter(first, -LONGEST_DAYS), last);
  return daysBetween(events, kept, first, last)
    .map((day) => entryOf(day, zone))
    .filter(({ on, days }) => on <= to && from <= (days === 1 ? on : daysAfter(on, days - 1)));
}

function entryOf(
  { event, kept, originalOn, on, time, minutes, days, title, ownerId, ownerName }: Day,
  zone: string,
): CalendarEntry {
  const here = time === null ? { day: on, time } : inZone(on, time, event.timezone, zone);
  return {
    id: `${event.id}/${originalOn}`,
    kind: event.kind,
    title,
    on: here.day,
    time: here.time,
    minutes,
    days,
    ownerId,
    ownerName,
    isDone: kept?.completedAt != null,
    isRepeated: event.repeats !== null,
    count: 1,
    eventId: event.id,
    originalOn,
    taskId: null,
    href: null,
  };
}

async function tasksDue({ db, organisationId, from, to }: Asking): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('tasks')
    .leftJoin('auth.user as owner', 'owner.id', 'tasks.owner_id')
    .select(['tasks.id', 'title', 'due_on as on', 'state', 'owner_id as ownerId', 'owner.name as ownerName'])
    .where('organisation_id', '=', organisationId)
    .where('state', '<>', 'cancelled')
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .execute();
  return rows.map(({ id, title, on, state, ownerId, ownerName }) => ({
    id: `task/${id}`,
    kind: 'task',
    title,
    on: on ?? from,
    time: null,
    minutes: null,
    days: 1,
    ownerId,
    ownerName,
    isDone: state === 'done',
    isRepeated: false,
    count: 1,
    eventId: null,
    originalOn: null,
    taskId: id,
    href: null,
  }));
}
