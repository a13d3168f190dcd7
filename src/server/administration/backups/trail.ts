import { sql, type Transaction } from 'kysely';
import type { TrailOutcome } from '#domain/administration/backup.ts';
import { NO_HASH } from '../../platform/audit-trail/chain.ts';
import { beginWalk, walkOn, type Walk } from '../../activity/entry-proof.ts';
import { entryOf, readChain, readHead, type EntryRow } from '../../activity/store.ts';
import type { Context } from '../../platform/context.ts';
import type { Tables } from '../../tables.ts';
import type { Collection } from './collections.ts';
import { stagedOf, TooManyProblems, type Staging } from './staging-tables.ts';

type Db = Transaction<Tables>;

const TRAIL = stagedOf('audit_entries');
/** What an organisation has done at most before it is anything but new. */
const BEGINNING = 200;

export interface Trail {
  walk: Walk;
  /** When its last entry was written. */
  at: Date | null;
  /** Entries that are not in the organisation's own trail. */
  others: number;
  isSigned: boolean;
}

/**
 * Walks the trail of a file while it is read: a file whose history was changed is no backup. What is not in the organisation's own trail is
 * gathered.
 */
export async function openTrail(
  { db, organisationId, auditKey }: Pick<Context, 'db' | 'organisationId' | 'auditKey'>,
  collection: Collection,
  staging: Staging,
  isSigned: boolean,
) {
  const head = await readHead(db, organisationId);
  const check = staging.checkerOf(collection);
  const walk = beginWalk(organisationId, auditKey, true);
  const trail: Trail = { walk, at: null, others: 0, isSigned };
  const { name } = collection;

  function fail(row: number, detail: string): never {
    staging.note({ fault: 'trail_broken', collection: name, row, detail });
    throw new TooManyProblems();
  }

  function step(given: unknown): void {
    const row = walk.entries + 1;
    const checked = check(given);
    const problems = 'problems' in checked ? checked.problems : [];
    for (const problem of problems) staging.note({ ...problem, collection: name, row });
    if ('problems' in checked) throw new TooManyProblems();
    const at = new Date(String(checked.row['at']));
    if (Number.isNaN(at.getTime())) fail(row, 'content');
    const breach = walkOn(walk, entryOf({ ...(checked.row as unknown as EntryRow), at }));
    if (breach) fail(row, breach);
    trail.at = at;
  }

  return {
    trail,
    async take(chainId: string, rows: readonly unknown[]): Promise<void> {
      walk.chainId = chainId;
      const before = walk.entries;
      for (const given of rows) step(given);
      const ours = head?.chainId === chainId ? await readChain(db, organisationId, before, rows.length) : [];
      const common = ours.findLastIndex(({ hash }, place) => hash === (rows[place] as { hash: string }).hash) + 1;
      const others = rows.slice(common);
      trail.others += others.length;
      await staging.stage(collection, before + common + 1, others);
      staging.counts[name] = walk.entries;
    },
  };
}

/**
 * What becomes of the file's trail here. Entries that stand are never rewritten, and none joins them that this installation did not sign: a
 * trail that is not the beginning of ours is kept beside it.
 */
export async function trailOutcomeOf(
  db: Db,
  organisationId: string,
  collections: Collection[],
  { walk: { entries, chainId }, others, isSigned }: Trail,
): Promise<TrailOutcome> {
  if (entries === 0) return 'none';
  if (others === 0) return 'continues';
  const head = await readHead(db, organisationId);
  const isNew = head?.chainId !== chainId && (head?.number ?? 0) <= BEGINNING;
  return isSigned && isNew && (await isEmpty(db, organisationId, collections)) ? 'adopted' : 'beside';
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

const COLUMNS = sql.raw(
  'number, at, actor_id, actor_name, action, subject, subject_id, title, before, after, request_id, previous_hash, hash',
);

/** Takes over the whole trail as it is, and lets the chain go on behind it. */
export async function adoptTrail(db: Db, organisationId: string, { walk, at }: Trail): Promise<void> {
  await sql`insert into audit_entries (organisation_id, ${COLUMNS})
    select organisation_id, ${COLUMNS} from ${TRAIL} order by number`.execute(db);
  const chainId = walk.chainId === organisationId ? null : walk.chainId;
  await sql`
    insert into audit_heads (organisation_id, number, hash, at, chain_id)
    values (${organisationId}, ${walk.entries}, ${walk.hash}, ${at}, ${chainId})`.execute(db);
}

/** Keeps what files say that happened, beside what is known here: what the file had kept so, and its own trail. */
export async function keepBeside(db: Db, trail: Trail | null): Promise<void> {
  await sql`insert into file_audit_entries (organisation_id, chain_id, ${COLUMNS})
    select organisation_id, chain_id, ${COLUMNS} from ${stagedOf('file_audit_entries')}
    on conflict do nothing`.execute(db);
  if (!trail) return;
  await sql`insert into file_audit_entries (organisation_id, chain_id, ${COLUMNS})
    select organisation_id, ${trail.walk.chainId}::uuid, ${COLUMNS} from ${TRAIL}
    on conflict do nothing`.execute(db);
}
