import { sql, type Transaction } from 'kysely';
import type { TrailFate } from '#domain/administration/backup.ts';
import { NO_HASH } from '../../activity/chain.ts';
import { entryOf, readHead, type EntryRow } from '../../activity/store.ts';
import { faultOf } from '../../activity/verify.ts';
import type { Tables } from '../../tables.ts';
import type { Collection } from './collections.ts';
import { stagedOf, type Staging } from './staging.ts';

type Db = Transaction<Tables>;

const BATCH = 1000;
const TRAIL = stagedOf('audit_entries');
/** What an organisation has done at most before it is anything but new. */
const BEGINNING = 200;

interface Trail {
  entries: number;
  hash: string;
  chainId: string;
}

/** Walks the gathered trail as the living one is walked: a file whose history was changed is no backup. */
export async function verifyGathered(
  db: Db,
  organisationId: string,
  chainId: string,
  { note }: Staging,
): Promise<Trail | undefined> {
  let entries = 0;
  let hash = NO_HASH;
  for (;;) {
    const { rows } = await sql<EntryRow>`
      select * from ${TRAIL} where organisation_id = ${organisationId} and number > ${entries}
      order by organisation_id, number limit ${BATCH}`.execute(db);
    for (const row of rows) {
      const entry = entryOf(row);
      const reason = faultOf(chainId, entry, entries + 1, hash);
      if (reason) {
        note({ fault: 'trail_broken', collection: 'auditLogs', row: entries + 1, detail: reason });
        return undefined;
      }
      entries += 1;
      hash = entry.hash;
    }
    if (rows.length < BATCH) return { entries, hash, chainId };
  }
}

/** What becomes of the file's trail here. Entries that stand are never rewritten: a trail that is another one's is left out. */
export async function fateOf(
  db: Db,
  organisationId: string,
  collections: Collection[],
  trail: Trail,
): Promise<TrailFate> {
  if (trail.entries === 0) return 'none';
  const head = await readHead(db, organisationId);
  const number = Math.min(head?.number ?? 0, trail.entries);
  if (number > 0 && head?.chainId === trail.chainId) {
    const { rows } = await sql<{ isSame: boolean }>`select ours.hash = theirs.hash as "isSame"
      from audit_entries ours join ${TRAIL} theirs using (number) where ours.organisation_id = ${organisationId} and number = ${number}`.execute(
      db,
    );
    if (rows[0]?.isSame) return trail.entries > head.number ? 'extended' : 'continues';
  }
  return (head?.number ?? 0) <= BEGINNING && (await isEmpty(db, organisationId, collections)) ? 'adopted' : 'left-out';
}

/** Whether the organisation holds nothing but itself, its people and what it has done so far. */
async function isEmpty(db: Db, organisationId: string, collections: Collection[]): Promise<boolean> {
  const content = collections.filter(
    ({ table }) => !['audit_entries', 'roles', 'jobs', 'former_members'].includes(table),
  );
  for (const { table, only } of content) {
    // A logo is no content.
    const isLogo =
      table === 'files'
        ? sql`and sha256 is distinct from (select logo_sha256 from organisations where id = ${organisationId})`
        : sql``;
    const { rows } =
      await sql`select from ${sql.table(table)} where organisation_id = ${organisationId} and ${sql.raw(only)} ${isLogo} limit 1`.execute(
        db,
      );
    if (rows.length > 0) return false;
  }
  return true;
}

/** Before anything is replaced: room where the trail is taken over whole, and what stood there, for the entry that tells of it. */
export async function makeRoom(db: Db, organisationId: string): Promise<{ entries: number; hash: string }> {
  const head = await readHead(db, organisationId);
  await sql`select clausewise.make_room_for_trail()`.execute(db);
  return { entries: head?.number ?? 0, hash: head?.hash ?? NO_HASH };
}

/** Writes the entries that are missing here, as they are, and lets the chain go on behind them. */
export async function keepTrail(db: Db, organisationId: string, trail: Trail): Promise<void> {
  const head = await readHead(db, organisationId);
  await sql`
    insert into audit_entries (organisation_id, number, at, actor_id, actor_name, action, subject, subject_id, title, before, after, request_id,
      previous_hash, hash)
    select organisation_id, number, at, actor_id, actor_name, action, subject, subject_id, title, before, after, request_id, previous_hash, hash
    from ${TRAIL} where number > ${head?.number ?? 0} order by number`.execute(db);
  const chainId = trail.chainId === organisationId ? null : trail.chainId;
  await sql`
    insert into audit_heads (organisation_id, number, hash, chain_id) values (${organisationId}, ${trail.entries}, ${trail.hash}, ${chainId})
    on conflict (organisation_id) do update set number = excluded.number, hash = excluded.hash`.execute(db);
}
