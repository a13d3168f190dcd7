import { sql, type Transaction } from 'kysely';
import type { TrailOutcome } from '#domain/administration/backup.ts';
import { NO_HASH } from '../../platform/audit-trail/chain.ts';
import { entryOf, readChain, readHead, type EntryRow } from '../../activity/store.ts';
import { mismatchOf } from '../../activity/verify.ts';
import type { Context } from '../../platform/context.ts';
import type { Tables } from '../../tables.ts';
import type { Collection } from './collections.ts';
import { stagedOf, TooManyProblems, type Staging } from './staging-tables.ts';

type Db = Transaction<Tables>;

const TRAIL = stagedOf('audit_entries');
/** What an organisation has done at most before it is anything but new. */
const BEGINNING = 200;

export interface Trail {
  entries: number;
  hash: string;
  /** The file's hash at the number of our own last entry. */
  hashAtHead: string;
  chainId: string;
}

/**
 * Walks the trail of a file as the living one is walked, while it is read: a file whose history was changed is no backup. Only what may be
 * missing here is gathered: the entries behind our own last one, or all of another organisation's.
 */
export async function openTrail(
  context: Pick<Context, 'db' | 'organisationId'>,
  collection: Collection,
  staging: Staging,
) {
  const { db, organisationId } = context;
  const head = await readHead(db, organisationId);
  const check = staging.checkerOf(collection);
  const trail: Trail = { entries: 0, hash: NO_HASH, hashAtHead: NO_HASH, chainId: organisationId };
  const { name } = collection;

  function step(given: unknown): void {
    const row = trail.entries + 1;
    const checked = check(given);
    const problems = 'problems' in checked ? checked.problems : [];
    for (const problem of problems) staging.note({ ...problem, collection: name, row });
    if ('problems' in checked) throw new TooManyProblems();
    const at = new Date(String(checked.row['at']));
    const reason = Number.isNaN(at.getTime())
      ? 'content'
      : mismatchOf(trail.chainId, entryOf({ ...(checked.row as unknown as EntryRow), at }), row, trail.hash);
    if (reason) {
      staging.note({ fault: 'trail_broken', collection: name, row, detail: reason });
      throw new TooManyProblems();
    }
    trail.entries = row;
    trail.hash = String(checked.row['hash']);
    if (row === head?.number) trail.hashAtHead = trail.hash;
  }

  return {
    trail,
    async take(chainId: string, rows: readonly unknown[]): Promise<void> {
      trail.chainId = chainId;
      const before = trail.entries;
      for (const given of rows) step(given);
      const known = head?.chainId === chainId ? head.number : 0;
      const missing = rows.slice(Math.max(0, known - before));
      await staging.stage(collection, trail.entries - missing.length + 1, missing);
      staging.counts[name] = trail.entries;
    },
  };
}

/** What becomes of the file's trail here. Entries that stand are never rewritten: a trail that is another one's is left out. */
export async function trailOutcomeOf(
  db: Db,
  organisationId: string,
  collections: Collection[],
  { entries, hash, hashAtHead, chainId }: Trail,
): Promise<TrailOutcome> {
  if (entries === 0) return 'none';
  const head = await readHead(db, organisationId);
  if (head?.chainId === chainId) {
    if (entries > head.number) return hashAtHead === head.hash ? 'extended' : 'left-out';
    const [ours] = await readChain(db, organisationId, entries - 1, 1);
    return ours?.hash === hash ? 'continues' : 'left-out';
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
