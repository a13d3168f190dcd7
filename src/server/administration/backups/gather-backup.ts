import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { BACKUP_FORMAT, BACKUP_VERSION, NO_REPORT } from '#domain/administration/backup.ts';
import type { BackupReport } from '#domain/administration/backup.ts';
import type { Context } from '../../platform/context.ts';
import type { Files } from '../../platform/files.ts';
import type { JobRun } from '../../platform/background/jobs.ts';
import { CONTENTS, IDENTITY, readCollections, readIdentity, readSettingColumns, USERS } from './collections.ts';
import type { Collection } from './collections.ts';
import { openContents } from './contents.ts';
import { findPeople } from './people.ts';
import { openSplitter, Unreadable } from './pieces.ts';
import type { Piece } from './pieces.ts';
import { BACKUP_KEY, isSignedHere } from './signature.ts';
import { openStaging, stagedOf, TooManyProblems } from './staging-tables.ts';
import type { Staging } from './staging-tables.ts';
import { trailOutcomeOf, openTrail } from './trail.ts';
import type { Trail } from './trail.ts';
import { checkWhole } from './whole.ts';

const CHUNK = 1024 * 1024;

const Header = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  exportedAt: z.iso.datetime(),
  exportedBy: z.string().max(120),
  organization: z.object({ id: z.uuid(), slug: z.string().max(300), name: z.string().max(120) }),
  /** Under whose id the audit trail is hashed. */
  trail: z.object({ chainId: z.uuid() }),
});

/** A file that was read whole and stands gathered in this transaction, with everything that is wrong with it. */
export interface Gathered {
  collections: Collection[];
  report: BackupReport;
  trail: Trail;
  /** SHA-256 of the files whose bytes are in it. */
  contents: ReadonlySet<string>;
}

interface Reading {
  context: Context;
  run: Pick<JobRun<object>, 'signal' | 'progress' | 'files' | 'services'>;
  path: string;
  /** Bytes of files that the organisation may keep. */
  room: number;
  /** Keeps the bytes of files that come along. */
  keepsFiles: boolean;
}

/** Reads and judges a whole file. Nothing that is anybody's is touched; what was gathered goes with the transaction. */
export async function gatherBackup(reading: Reading): Promise<Gathered> {
  const { context, run, path, keepsFiles } = reading;
  const { db, organisationId } = context;
  const collections = [USERS, ...(await readCollections(db))];
  const columns = await readSettingColumns(db);
  const settings: Collection = {
    name: 'settings',
    table: 'organisations',
    key: [],
    columns,
    references: [],
    only: 'true',
  };
  const staging = await openStaging(db, organisationId, [...collections, settings], run.services.shapes);
  const contents = openContents(staging, keepsFiles ? run.files : undefined);
  const isSigned = await isSignedHere(path, run.services.secrets(BACKUP_KEY));
  const trail = await openTrail(
    context,
    collections.find(({ table }) => table === 'audit_entries')!,
    staging,
    isSigned,
  );
  const take = await openTaker(context, [...collections, settings], staging, { contents, trail });
  const gathered: Gathered = { collections, report: NO_REPORT, trail: trail.trail, contents: new Set() };
  let header: Partial<z.infer<typeof Header>> = {};
  try {
    const values = await readPieces(run, path, staging, take);
    header = readHeader(values, staging);
    await contents.close();
    // What a faulty row would have been leads to faults that are none.
    if (staging.problems.length === 0) await checkTogether(reading, gathered, settings, staging, contents.sizes);
  } catch (error) {
    await contents.abandon();
    if (error instanceof Unreadable)
      staging.problems.splice(0, Infinity, {
        fault: error.fault,
        collection: null,
        row: null,
        field: null,
        detail: String(error.offset),
      });
    else if (!(error instanceof TooManyProblems)) throw error;
  }
  gathered.contents = new Set(contents.sizes.keys());
  gathered.report = {
    ...gathered.report,
    version: header.version ?? null,
    exportedAt: header.exportedAt ?? null,
    exportedBy: header.exportedBy ?? null,
    organization: header.organization ?? null,
    isSigned,
    counts: staging.counts,
    problems: [...staging.problems],
    missingFiles: staging.problems.length > 0 ? 0 : await countMissing(context, run.files, gathered.contents),
  };
  return gathered;
}

type Take = (piece: Extract<Piece, { kind: 'rows' }>, values: Record<string, unknown>) => Promise<void>;

async function openTaker(
  { db }: Context,
  collections: Collection[],
  staging: Staging,
  { contents, trail }: { contents: ReturnType<typeof openContents>; trail: Awaited<ReturnType<typeof openTrail>> },
): Promise<Take> {
  const known = new Map(collections.map((collection) => [collection.name, collection]));
  // What the organisation is stays as it is here: it is looked at, and not taken over.
  const checkIdentity = staging.checkerOf({ table: 'organisations', columns: await readIdentity(db) });
  const unknown = new Set<string>();
  for (const column of IDENTITY)
    await sql`alter table ${stagedOf('organisations')} alter column ${sql.ref(column)} drop not null`.execute(db);
  return async ({ collection: name, first, rows }, values) => {
    const collection = known.get(name);
    // What a file says of itself comes before its trail, which nobody could check without.
    if (collection?.table === 'audit_entries') await trail.take(readHeader(values, staging).trail.chainId, rows);
    else if (collection) await staging.stage(collection, first, rows);
    else if (name === CONTENTS) await contents.take(first, rows);
    else if (name === 'organizations') {
      staging.counts[name] = first + rows.length - 1;
      const checked = checkIdentity(rows[0]);
      if ('problems' in checked)
        for (const problem of checked.problems) staging.note({ ...problem, collection: name, row: first });
    } else if (!unknown.has(name)) {
      unknown.add(name);
      staging.note({ fault: 'unknown_collection', collection: name.slice(0, 60) });
    }
    for (const single of ['settings', 'organizations'])
      if (name === single && first + rows.length > 2) staging.note({ fault: 'duplicate', collection: name, row: 2 });
  };
}

/** Reads the file chunk by chunk. @returns what it says of itself. */
async function readPieces(
  { signal, progress }: Reading['run'],
  path: string,
  staging: Staging,
  take: Take,
): Promise<Record<string, unknown>> {
  const splitter = openSplitter();
  const values: Record<string, unknown> = {};
  let rows = 0;
  let total: number | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    for (const piece of splitter.push(chunk)) {
      if (piece.kind === 'rows') {
        await take(piece, values);
        rows += piece.rows.length;
        progress(rows, total, 'reading');
      } else {
        values[piece.name] = piece.value;
        if (piece.name === 'counts') total = totalOf(piece.value);
        // Another version may mean anything by anything: there is no use in reading on.
        if (piece.name === 'version' && values['format'] === BACKUP_FORMAT && piece.value !== BACKUP_VERSION)
          readHeader(values, staging);
      }
    }
  }
  splitter.end();
  return values;
}

function totalOf(counts: unknown): number | undefined {
  const { data } = z.record(z.string(), z.number().int().min(0).max(10_000_000)).safeParse(counts);
  return data && Object.values(data).reduce((sum, count) => sum + count, 0);
}

/** @throws TooManyProblems when the file is of another version or no backup at all. */
function readHeader(values: Record<string, unknown>, staging: Staging): z.infer<typeof Header> {
  const { version } = values;
  const isOther = values['format'] === BACKUP_FORMAT && typeof version === 'string' && version !== BACKUP_VERSION;
  const parsed = Header.safeParse(values);
  if (parsed.success) return parsed.data;
  staging.problems.length = 0;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  staging.note(isOther ? { fault: 'other_version', detail: version.slice(0, 40) } : { fault: 'not_a_backup', field });
  throw new TooManyProblems();
}

/** What shows only when all rows are there: files, references, people, and what the trail is to ours. */
async function checkTogether(
  { context, room }: Reading,
  gathered: Gathered,
  settings: Collection,
  staging: Staging,
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  const { db, organisationId } = context;
  const { collections } = gathered;
  await checkFiles(context, collections, staging, sizes, room);
  await checkWhole(db, [...collections, settings], staging);
  gathered.report = {
    ...gathered.report,
    people: await findPeople(db, organisationId, collections, staging),
    trail: await trailOutcomeOf(db, organisationId, collections, gathered.trail),
  };
}

/** Bytes that no row names, of another length than their row says, or more than there is room for. */
async function checkFiles(
  { db }: Context,
  collections: Collection[],
  { note }: Staging,
  sizes: ReadonlyMap<string, number>,
  room: number,
): Promise<void> {
  if (!collections.some(({ table }) => table === 'files')) return;
  const { rows } = await sql<{
    sha256: string;
    size: number;
  }>`select distinct sha256, size from ${stagedOf('files')}`.execute(db);
  const named = new Map(rows.map(({ sha256, size }) => [sha256, size]));
  for (const [sha256, size] of sizes)
    if (named.get(sha256) !== size)
      note({
        fault: named.has(sha256) ? 'wrong_content' : 'missing_reference',
        collection: CONTENTS,
        field: 'sha256',
        detail: sha256,
      });
  if (rows.reduce((sum, { size }) => sum + size, 0) > room) note({ fault: 'no_room', collection: 'files' });
  const { rows: logos } = await sql<{ sha256: string }>`
    select logo_sha256 as sha256 from ${stagedOf('organisations')} where logo_sha256 is not null
      and not exists (select from ${stagedOf('files')} f where f.sha256 = logo_sha256 and f.media_type = 'image/png')`.execute(
    db,
  );
  if (logos.length > 0)
    note({ fault: 'missing_reference', collection: 'settings', row: 1, field: 'logoSha256', detail: 'files' });
}

async function countMissing({ db }: Context, files: Files, contents: ReadonlySet<string>): Promise<number> {
  const { rows } = await sql<{ sha256: string }>`select distinct sha256 from ${stagedOf('files')}`.execute(db);
  let missing = 0;
  for (const { sha256 } of rows)
    if (!contents.has(sha256) && !(await stat(files.pathOf(sha256)).catch(() => undefined))) missing += 1;
  return missing;
}
