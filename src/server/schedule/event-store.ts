import { type Insertable, sql, type Transaction } from 'kysely';
import { daysAfter } from '#domain/schedule/days.ts';
import type { Event } from '#domain/schedule/event.ts';
import type { EventRecord } from '#domain/schedule/record.ts';
import { LONGEST_DAYS } from '#domain/schedule/values.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

const COLUMNS = [
  'events.id',
  'events.kind',
  'events.title',
  'events.note',
  'events.starts_on as startsOn',
  'events.start_time as startTime',
  'events.minutes',
  'events.days',
  'events.timezone',
  'events.repeats',
  'events.owner_id as ownerId',
  sql<string | null>`coalesce(owner.name, former.name)`.as('ownerName'),
  sql<boolean>`events.owner_id is null or standing.user_id is not null`.as('ownerIsMember'),
  'events.document_id as documentId',
  'document.title as documentTitle',
  'events.remind_days as remindDays',
  'events.created_at as createdAt',
  'events.created_by_name as createdByName',
  'events.changed_at as changedAt',
  'events.version',
] as const;

function selectEvents(db: Db, organisationId: string) {
  return (
    db
      .selectFrom('events')
      .leftJoin('auth.user as owner', 'owner.id', 'events.owner_id')
      .leftJoin('memberships as standing', (join) =>
        join
          .onRef('standing.user_id', '=', 'events.owner_id')
          .onRef('standing.organisation_id', '=', 'events.organisation_id'),
      )
      // Somebody of a restored backup has a name here, and no account.
      .leftJoin('former_members as former', (join) =>
        join
          .onRef('former.user_id', '=', 'events.owner_id')
          .onRef('former.organisation_id', '=', 'events.organisation_id'),
      )
      .leftJoin('documents as document', 'document.id', 'events.document_id')
      .where('events.organisation_id', '=', organisationId)
      .select(COLUMNS)
  );
}

type Row = Omit<Event, 'createdAt' | 'changedAt'> & { createdAt: Date; changedAt: Date };

const eventOf = (row: Row): Event => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

export async function getEvent(db: Db, organisationId: string, id: string): Promise<Event | undefined> {
  const row = await selectEvents(db, organisationId).where('events.id', '=', id).executeTakeFirst();
  return row && eventOf(row);
}

export async function listEvents(db: Db, organisationId: string): Promise<Event[]> {
  return (await selectEvents(db, organisationId).orderBy('events.starts_on').orderBy('events.id').execute()).map(
    eventOf,
  );
}

/** Every event of which a day can reach into a span, and those of which a day was moved there. */
export async function eventsBetween(db: Db, organisationId: string, from: string, to: string): Promise<Event[]> {
  const earliest = daysAfter(from, -LONGEST_DAYS);
  const rows = await selectEvents(db, organisationId)
    .where((is) =>
      is.or([
        is.and([
          is('events.repeats', 'is', null),
          is('events.starts_on', '>=', earliest),
          is('events.starts_on', '<=', to),
          sql<boolean>`events.starts_on + events.days > ${from}::date`,
        ]),
        is.and([
          is('events.repeats', 'is not', null),
          is('events.starts_on', '<=', to),
          is.or([is('events.last_on', 'is', null), is('events.last_on', '>=', earliest)]),
        ]),
        is(
          'events.id',
          'in',
          is
            .selectFrom('event_occurrences as moved')
            .select('moved.event_id')
            .where('moved.organisation_id', '=', organisationId)
            .where('moved.starts_on', '>=', earliest)
            .where('moved.starts_on', '<=', to),
        ),
      ]),
    )
    .execute();
  return rows.map(eventOf);
}

/** What one day of an event has of its own; null where it is as the event says. */
export interface Kept {
  eventId: string;
  originalOn: string;
  isRemoved: boolean;
  startsOn: string | null;
  startTime: string | null;
  minutes: number | null;
  days: number | null;
  title: string | null;
  note: string | null;
  ownerId: string | null;
  ownerName: string | null;
  documentId: string | null;
  documentTitle: string | null;
  record: EventRecord | null;
  completedAt: Date | null;
  completedByName: string | null;
  remindedAt: Date | null;
}

function selectKept(db: Db, organisationId: string) {
  return db
    .selectFrom('event_occurrences as kept')
    .leftJoin('auth.user as owner', 'owner.id', 'kept.owner_id')
    .leftJoin('documents as document', 'document.id', 'kept.document_id')
    .where('kept.organisation_id', '=', organisationId)
    .select([
      'kept.event_id as eventId',
      'kept.original_on as originalOn',
      'kept.is_removed as isRemoved',
      'kept.starts_on as startsOn',
      'kept.start_time as startTime',
      'kept.minutes',
      'kept.days',
      'kept.title',
      'kept.note',
      'kept.owner_id as ownerId',
      'owner.name as ownerName',
      'kept.document_id as documentId',
      'document.title as documentTitle',
      'kept.record',
      'kept.completed_at as completedAt',
      'kept.completed_by_name as completedByName',
      'kept.reminded_at as remindedAt',
    ]);
}

export function keptBetween(db: Db, organisationId: string, from: string, to: string): Promise<Kept[]> {
  return selectKept(db, organisationId)
    .where((is) =>
      is.or([
        is.and([is('kept.original_on', '>=', from), is('kept.original_on', '<=', to)]),
        is.and([is('kept.starts_on', '>=', from), is('kept.starts_on', '<=', to)]),
      ]),
    )
    .execute();
}

export function keptOf(db: Db, organisationId: string, eventIds: string[]): Promise<Kept[]> {
  if (eventIds.length === 0) return Promise.resolve([]);
  return selectKept(db, organisationId).where('kept.event_id', 'in', eventIds).orderBy('kept.original_on').execute();
}

export async function keptOn(db: Db, organisationId: string, eventId: string, day: string): Promise<Kept | undefined> {
  return selectKept(db, organisationId)
    .where('kept.event_id', '=', eventId)
    .where('kept.original_on', '=', day)
    .executeTakeFirst();
}

/** Writes what a day has of its own; other columns stay. */
export async function keepDay(
  db: Db,
  organisationId: string,
  eventId: string,
  day: string,
  row: Partial<Omit<Insertable<Tables['event_occurrences']>, 'organisation_id' | 'event_id' | 'original_on'>>,
): Promise<void> {
  await db
    .insertInto('event_occurrences')
    .values({ organisation_id: organisationId, event_id: eventId, original_on: day, ...row })
    .onConflict((known) => known.columns(['event_id', 'original_on']).doUpdateSet(row))
    .execute();
}

export async function timezoneOf(db: Db, organisationId: string): Promise<string> {
  const { timezone } = await db
    .selectFrom('organisations')
    .select('timezone')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return timezone;
}
