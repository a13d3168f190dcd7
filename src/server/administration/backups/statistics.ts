import { sql, type Transaction } from 'kysely';
import type { CollectionFacts } from '#domain/administration/backup.ts';
import type { Tables } from '../../tables.ts';
import { readCollections, type Collection } from './collections.ts';

type Db = Transaction<Tables>;

/** What says when a row last changed, by what tables call it. */
const CHANGES = ['updated_at', 'changed_at'];
/** Otherwise the last of everything that happened to it. */
const EVENTS = /^(at|\w+_at)$/;
/** Rows from which the bytes of one are estimated; exact below. */
const SAMPLE = 300;

/**
 * What the organisation keeps. Counts are exact and come from the indexes on organisation_id; bytes of a large collection are estimated
 * from a sample of its rows, so that the answer takes no longer with 100,000 assets than anybody would wait.
 */
export async function listCollections(db: Db, organisationId: string): Promise<CollectionFacts[]> {
  const collections = await readCollections(db);
  const facts: CollectionFacts[] = [await usersOf(db, organisationId), ...(await organisationOf(db, organisationId))];
  for (const collection of collections) facts.push(await factsOf(db, organisationId, collection));
  facts.push(await assetActivitiesOf(db, organisationId));
  return facts;
}

async function factsOf(
  db: Db,
  organisationId: string,
  { name, table, columns, only }: Collection,
): Promise<CollectionFacts> {
  const moments = columns.filter(({ type }) => type.startsWith('timestamp')).map((column) => column.name);
  const change = moments.find((moment) => CHANGES.includes(moment));
  const times = change ? [change] : moments.filter((moment) => EVENTS.test(moment) && moment !== 'expires_at');
  const rows = sql`from ${sql.table(table)} where organisation_id = ${organisationId} and ${sql.raw(only)}`;
  // The trail is in order: its last entry is the newest.
  const newest =
    table === 'audit_entries'
      ? sql`(select at ${rows} order by number desc limit 1)`
      : times.length > 0
        ? sql`(select greatest(${sql.join(times.map((time) => sql`max(${sql.ref(time)})`))}) ${rows})`
        : sql`null::timestamptz`;
  return readFacts(
    db,
    name,
    sql`
    select (select count(*) ${rows}) as count, ${newest} as "lastUpdated",
      (select avg(pg_column_size(sample.*)) from (select * ${rows} limit ${SAMPLE}) sample) as "bytesOfOne"`,
  );
}

const usersOf = (db: Db, organisationId: string) =>
  readFacts(
    db,
    'users',
    sql`
    select count(*) as count, max(m.created_at) as "lastUpdated", avg(pg_column_size(m.*) + length(u.name) + length(u.email)) as "bytesOfOne"
    from memberships m join auth."user" u on u.id = m.user_id where m.organisation_id = ${organisationId}`,
  );

async function organisationOf(db: Db, organisationId: string): Promise<CollectionFacts[]> {
  const whole = await readFacts(
    db,
    'settings',
    sql`
    select count(*) as count, max(updated_at) as "lastUpdated", avg(pg_column_size(o.*)) as "bytesOfOne"
    from organisations o where id = ${organisationId}`,
  );
  return [{ ...whole, name: 'organizations', bytes: null }, whole];
}

/** The part of the audit trail that speaks of assets, which the specification counts by itself. */
async function assetActivitiesOf(db: Db, organisationId: string): Promise<CollectionFacts> {
  const rows = sql`from audit_entries where organisation_id = ${organisationId} and subject = 'assets'`;
  const facts = await readFacts(
    db,
    'assetActivities',
    sql`
    select (select count(*) ${rows}) as count, (select max(at) from (select at ${rows} order by number desc limit 1) newest) as "lastUpdated",
      null::numeric as "bytesOfOne"`,
  );
  return { ...facts, bytes: null };
}

async function readFacts(db: Db, name: string, query: ReturnType<typeof sql>): Promise<CollectionFacts> {
  const { rows } = await (
    query as ReturnType<typeof sql<{ count: number; lastUpdated: Date | null; bytesOfOne: number | null }>>
  ).execute(db);
  const { count = 0, lastUpdated = null, bytesOfOne = 0 } = rows[0] ?? {};
  return {
    name,
    count,
    lastUpdated: lastUpdated?.toISOString() ?? null,
    bytes: Math.round(count * (bytesOfOne ?? 0)),
  };
}

export async function countFiles(db: Db, organisationId: string): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*) as count, coalesce(sum(size), 0)::bigint as bytes
    from (select distinct sha256, size from files where organisation_id = ${organisationId} and is_kept) kept`.execute(
    db,
  );
  return rows[0] ?? { count: 0, bytes: 0 };
}
