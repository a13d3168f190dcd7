import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AuditEntry } from '#domain/activity/audit-entry.ts';
import { DEPARTURES } from '#domain/activity/departure.ts';
import { auditTrailSubject } from '#domain/activity/subject.ts';
import { namesOf } from '#domain/subjects.ts';
import { likeOf } from '../platform/database/like.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export interface EntryFilter {
  page?: number | undefined;
  pageSize?: number | undefined;
  subject?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  search?: string | undefined;
  isFromFiles?: boolean | undefined;
  isDeparture?: boolean | undefined;
}

export async function listEntries(
  db: Db,
  organisationId: string,
  filter: EntryFilter,
): Promise<{ rows: AuditEntry[]; total: number; hasFileEntries: boolean }> {
  const { page = 0, pageSize = 25 } = filter;
  const entries = filtered(db, organisationId, filter);
  const rows = await entries
    .selectAll()
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await entries.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const fromFile = await db
    .selectFrom('file_audit_entries')
    .select('number')
    .where('organisation_id', '=', organisationId)
    .limit(1)
    .executeTakeFirst();
  return { rows: rows.map(entryOf), total, hasFileEntries: fromFile !== undefined };
}

/** The newest entries by who did what, without what they say. */
export async function lastEntries(db: Db, organisationId: string, filter: EntryFilter, most: number) {
  const rows = await filtered(db, organisationId, filter)
    .select(['number', 'at', 'actor_name as actorName', 'action', 'subject', 'subject_id as subjectId'])
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** The entries of these numbers. */
export async function entriesNumbered(db: Db, organisationId: string, numbers: readonly number[]) {
  if (numbers.length === 0) return [];
  const rows = filtered(db, organisationId, {}).selectAll().where('number', 'in', numbers);
  return (await rows.execute()).map(entryOf);
}

/** The filtered trail, newest first, a batch at a time: those before the given number, or from the newest on. */
export async function nextEntries(
  db: Db,
  organisationId: string,
  filter: EntryFilter,
  before: number | null,
  most = 1000,
): Promise<AuditEntry[]> {
  let entries = filtered(db, organisationId, filter).selectAll();
  if (before !== null) entries = entries.where('number', '<', before);
  return (await entries.orderBy('number', 'desc').limit(most).execute()).map(entryOf);
}

function filtered(db: Db, organisationId: string, filter: EntryFilter) {
  const { subject, subjectId, actorId, search, isFromFiles } = filter;
  const table = isFromFiles
    ? sql<Tables['audit_entries']>`file_audit_entries`
    : sql<Tables['audit_entries']>`audit_entries`;
  let entries = db.selectFrom(table.as('entry')).where('organisation_id', '=', organisationId);
  if (subject) entries = entries.where('subject', 'in', namesOf(subject));
  if (subjectId) entries = entries.where('subject_id', '=', subjectId);
  if (actorId) entries = entries.where(sql<string>`actor_id::text`, '=', actorId);
  if (filter.isDeparture) entries = entries.where('action', 'in', [...DEPARTURES]);
  if (search) {
    const pattern = likeOf(search);
    entries = entries.where((is) =>
      is.or([is('title', 'ilike', pattern), is('actor_name', 'ilike', pattern), is('action', 'ilike', pattern)]),
    );
  }
  return entries;
}

/** The chain in order, a batch at a time, from the entry after the given number. */
export async function readChain(db: Db, organisationId: string, after: number, most: number): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute();
  return rows.map(entryOf);
}

/** The last entry, and the id under which the chain is hashed: the organisation's own, or that of the one it was restored from. */
export async function readHead(
  db: Db,
  organisationId: string,
): Promise<{ number: number; hash: string; chainId: string } | undefined> {
  const head = await db
    .selectFrom('audit_heads')
    .select(['number', 'hash', 'chain_id'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return head && { number: head.number, hash: head.hash, chainId: head.chain_id ?? organisationId };
}

/** The entries that lawfully end what was noted of a trail outside of the database. */
export async function readLawfulEnds(db: Db, organisationId: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('subject', '=', auditTrailSubject.name)
    .where('action', 'in', ['restored', 'replaced'])
    .execute();
  return rows.map(entryOf);
}

export interface EntryRow {
  number: number;
  at: Date;
  actor_id: string | null;
  actor_name: string;
  action: string;
  subject: string;
  subject_id: string;
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  request_id: string | null;
  previous_hash: string;
  hash: string;
}

export function entryOf(row: EntryRow): AuditEntry {
  const { number, action, subject, title, before, after, hash } = row;
  const who = { actorId: row.actor_id, actorName: row.actor_name, requestId: row.request_id };
  return {
    number,
    at: row.at.toISOString(),
    ...who,
    action,
    subject,
    subjectId: row.subject_id,
    title,
    before,
    after,
    previousHash: row.previous_hash,
    hash,
  };
}
