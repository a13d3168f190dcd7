import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Context } from './context.ts';
import { mediaTypeOf } from './http/media-types.ts';
import { notFound } from './http/problems.ts';

/** An organisation's files: bytes under their SHA-256, once, however often they are uploaded. Names are in the database only. */
export interface Files {
  pathOf(sha256: string): string;
  /** Streams into a temporary file while hashing. */
  receive(bytes: Readable): Promise<Received>;
  /** Moves a received file to its place for good. */
  commit(received: Received): Promise<void>;
  drop(received: Received): Promise<void>;
}

export interface Received {
  temporary: string;
  sha256: string;
  size: number;
  /** The first bytes, which say more of a file's kind than its name. */
  head: Buffer;
}

export type FilesOf = (organisationId: string) => Files;

export type FileRow = {
  id: string;
  sha256: string;
  size: number;
  name: string;
  mediaType: string;
  path: string | null;
};

const HEAD = 4096;
/** Milliseconds that a request may take to arrive. */
export const LONGEST_UPLOAD = 600_000;
/** What nobody has written to for so long was left behind by a server that ended; another server may be receiving the rest. */
const ABANDONED = 6 * LONGEST_UPLOAD;

export async function openFiles(dataDir: string): Promise<FilesOf> {
  const root = join(dataDir, 'files');
  const arriving = join(root, 'arriving');
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  await sweepArriving(dataDir, new Date());
  return (organisationId) => {
    const folderOf = (sha256: string) => join(root, organisationId, sha256.slice(0, 2));
    const pathOf = (sha256: string) => join(folderOf(sha256), sha256);
    return {
      pathOf,
      receive: (bytes) => receive(arriving, bytes),
      drop: ({ temporary }) => rm(temporary, { force: true }),
      async commit({ temporary, sha256 }) {
        await mkdir(folderOf(sha256), { recursive: true, mode: 0o700 });
        await rename(temporary, pathOf(sha256));
        for (const folder of [folderOf(sha256), join(root, organisationId), root]) await syncFolder(folder);
      },
    };
  };
}

/** Removes what a server that ended was still receiving. None of it was acknowledged. */
export async function sweepArriving(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'files', 'arriving');
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => undefined);
    if (left && left.mtimeMs < now.getTime() - ABANDONED) await rm(path, { recursive: true, force: true });
  }
}

async function receive(folder: string, bytes: Readable): Promise<Received> {
  const temporary = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  try {
    await pipeline(
      bytes,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)]);
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(temporary, { mode: 0o600, flush: true }),
    );
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return { temporary, sha256: hash.digest('hex'), size, head };
}

/** A rename is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A subject takes an upload as its own; what nobody takes is swept after a day. @throws Problem 404 for any other organisation's. */
export async function keepFile(context: Context, fileId: string): Promise<FileRow> {
  const row = await context.db
    .updateTable('files')
    .set({ is_kept: true })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', fileId)
    .returning(['id', 'sha256', 'size', 'name', 'media_type as mediaType', 'path'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Keeps bytes that the product itself made as a file. The organisation's files must be locked (`lockFiles`). */
export async function storeBytes(
  context: Context,
  files: Files,
  { name, folder, bytes }: { name: string; folder: string; bytes: Buffer },
): Promise<FileRow> {
  const received = await files.receive(Readable.from([bytes]));
  const { sha256, size, head } = received;
  const path = folder ? `${folder}/${name}` : name;
  const file = { id: context.newId(), sha256, size, name, mediaType: mediaTypeOf(head, name), path };
  await files.commit(received);
  const { mediaType, ...row } = file;
  await context.db
    .insertInto('files')
    .values({
      ...row,
      media_type: mediaType,
      organisation_id: context.organisationId,
      uploaded_by: context.actor.id,
      at: context.now,
      is_kept: true,
    })
    .execute();
  return file;
}

/** A subject lets go of a file; unless another one still has it, it can be kept again for a day. */
export async function releaseFile(context: Context, fileId: string): Promise<void> {
  const { organisationId, now } = context;
  await context.db
    .updateTable('files')
    .set({ is_kept: false, at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', fileId)
    .where((is) => is.not(is.exists(is.selectFrom('documents').select('id').whereRef('file_id', '=', 'files.id'))))
    .where((is) =>
      is.not(is.exists(is.selectFrom('document_versions').select('id').whereRef('file_id', '=', 'files.id'))),
    )
    .where((is) =>
      is.not(is.exists(is.selectFrom('document_drafts').select('revision').whereRef('file_id', '=', 'files.id'))),
    )
    .where((is) => is.not(is.exists(is.selectFrom('questionnaires').select('id').whereRef('file_id', '=', 'files.id'))))
    .where((is) =>
      is.not(is.exists(is.selectFrom('vendor_assessment_files').select('id').whereRef('file_id', '=', 'files.id'))),
    )
    .where((is) => is.not(is.exists(is.selectFrom('agreements').select('id').whereRef('file_id', '=', 'files.id'))))
    .where((is) => is.not(is.exists(is.selectFrom('asset_imports').select('id').whereRef('file_id', '=', 'files.id'))))
    .execute();
}

/** Uploads and sweeps of one organisation wait for each other until commit, so that no bytes vanish under a fresh row. */
export async function lockFiles(db: Transaction<Tables>, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${organisationId}`}, 0))`.execute(db);
}

/** Removes uploads that nobody kept within a day, backups and audit packs of the day before, and their bytes when no other row has them. @returns how many rows went. */
export async function sweepFiles(
  db: Transaction<Tables>,
  organisationId: string,
  files: Files,
  before: Date,
): Promise<number> {
  await lockFiles(db, organisationId);
  const gone = await db
    .deleteFrom('files')
    .where('organisation_id', '=', organisationId)
    .where('is_kept', '=', false)
    .where('at', '<', before)
    .returning('sha256')
    .execute();
  const backups = await db
    .deleteFrom('backups')
    .where('organisation_id', '=', organisationId)
    .where('made_at', '<', before)
    .returning('sha256')
    .execute();
  const packs = await db
    .deleteFrom('audit_packs')
    .where('organisation_id', '=', organisationId)
    .where('made_at', '<', before)
    .returning('sha256')
    .execute();
  gone.push(...[...backups, ...packs].flatMap(({ sha256 }) => (sha256 ? [{ sha256 }] : [])));
  await removeBytes(
    db,
    organisationId,
    files,
    gone.map((row) => row.sha256),
  );
  return gone.length;
}

/** Lets go of a file that a stranger gave, bytes and all, so that giving and taking back fills no disk. */
export async function forgetFile(context: Context, files: Files, fileId: string): Promise<void> {
  const { db, organisationId } = context;
  await lockFiles(db, organisationId);
  await releaseFile(context, fileId);
  const gone = await db
    .deleteFrom('files')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', fileId)
    .where('is_kept', '=', false)
    .returning('sha256')
    .execute();
  await removeBytes(
    db,
    organisationId,
    files,
    gone.map((row) => row.sha256),
  );
}

/** Removes bytes that no row has any more. */
async function removeBytes(
  db: Transaction<Tables>,
  organisationId: string,
  files: Files,
  sha256s: readonly string[],
): Promise<void> {
  const hashes = [...new Set(sha256s)];
  if (hashes.length === 0) return;
  const left = await sql<{ sha256: string }>`
    select sha256 from files where organisation_id = ${organisationId} and sha256 = any(${hashes})
    union select sha256 from backups where organisation_id = ${organisationId} and sha256 = any(${hashes})
    union select sha256 from audit_packs where organisation_id = ${organisationId} and sha256 = any(${hashes})`.execute(
    db,
  );
  const kept = new Set(left.rows.map((row) => row.sha256));
  for (const sha256 of hashes) if (!kept.has(sha256)) await rm(files.pathOf(sha256), { force: true });
}

export async function listOrganisationsWithFiles(dataDir: string): Promise<string[]> {
  return (await readdir(join(dataDir, 'files')).catch(() => [])).filter((name) => name.length === 36);
}

export async function openStored(files: Files, sha256: string): Promise<{ size: number; stream: Readable }> {
  const path = files.pathOf(sha256);
  const facts = await stat(path).catch(() => {
    throw notFound();
  });
  return { size: facts.size, stream: createReadStream(path) };
}
