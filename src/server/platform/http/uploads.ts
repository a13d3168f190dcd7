import { randomUUID } from 'node:crypto';
import busboy from 'busboy';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { lockFiles } from '../files.ts';
import type { Received } from '../files.ts';
import { sanitizeLine } from '../sanitize-text.ts';
import { mediaTypeOf } from './media-types.ts';
import { Problem, tooLarge, toProblem } from './problems.ts';
import { sendJson } from './requests.ts';
import type { TransferCall } from './transfers.ts';

const MOST_FILES = 200;
/** As file managers and our own limits of what is read and imported count. */
const MEGABYTE = 1_000_000;
/** As the room of an organisation is counted. */
const MEBIBYTE = 1024 * 1024;

/** Each file is answered for itself: kept with an id, or refused with the reason. */
export type UploadAnswer =
  | { id: string; name: string; size: number; mediaType: string; path?: string }
  | { name: string; problem: { code: string; detail: string } };

type Arrival = { name: string; received: Received } | { name: string; problem: Problem };

export const uploadTransfers = {
  /** multipart/form-data: file parts, and for the n-th file optionally the n-th `paths` field with its relative path in a dropped folder. */
  addFiles: async (call: TransferCall): Promise<void> => {
    const { arrivals, paths } = await receiveAll(call);
    try {
      const rows = await call.perform((context) => keepArrivals(call, context, arrivals, paths));
      sendJson(call.response, 200, { files: rows });
    } finally {
      for (const arrival of arrivals) if ('received' in arrival) await call.files.drop(arrival.received);
    }
  },
};

async function receiveAll(call: TransferCall): Promise<{ arrivals: Arrival[]; paths: string[] }> {
  const { request, context } = call;
  const limit = context.services.settings.UPLOAD_LIMIT_MB * MEGABYTE;
  const parser = openParser(call);
  const arriving: Promise<Arrival>[] = [];
  const paths: string[] = [];
  parser.on('field', (name, value) => void (name === 'paths' && paths.push(value)));
  parser.on('file', (_field, bytes: Readable, { filename }) => {
    const arrival = receiveOne(call, bytes, cleanName(filename ?? ''), limit);
    arriving.push(arrival);
  });
  await new Promise<void>((done, fail) => {
    parser.once('close', done);
    parser.once('error', () => fail(new Problem(400, 'malformed', 'The upload is not complete.')));
    parser.once('filesLimit', () => fail(tooLarge(`At most ${MOST_FILES} files can be uploaded in one request.`)));
    request.once('close', () => request.complete || fail(new Problem(400, 'malformed', 'The upload was broken off.')));
    request.pipe(parser);
  }).catch(async (error) => {
    request.unpipe(parser);
    parser.destroy();
    for (const arrival of await Promise.all(arriving))
      if ('received' in arrival) await call.files.drop(arrival.received);
    throw error;
  });
  return { arrivals: await Promise.all(arriving), paths };
}

function openParser(call: TransferCall) {
  try {
    // The parser reads over what is beyond, so that the files after it still arrive.
    const fileSize = call.context.services.settings.UPLOAD_LIMIT_MB * MEGABYTE + 1;
    const limits = { files: MOST_FILES, fields: MOST_FILES * 2, fieldSize: 4096, fileSize };
    return busboy({ headers: call.request.headers, defParamCharset: 'utf8', preservePath: false, limits });
  } catch {
    throw new Problem(415, 'unsupported_media_type', 'Send the files as multipart/form-data.');
  }
}

async function receiveOne(call: TransferCall, bytes: Readable, name: string, limit: number): Promise<Arrival> {
  const { context, visitor } = call;
  try {
    context.services.limits.count(`uploads ${visitor.actor.id}`, context.services.settings.UPLOADS_PER_MINUTE);
    const received = await call.files.receive(bytes);
    if (received.size > 0 && received.size <= limit) return { name, received };
    await call.files.drop(received);
    if (received.size > 0) return { name, problem: tooLarge(`This file is larger than ${limit / MEGABYTE} MB.`) };
    return { name, problem: new Problem(422, 'empty_file', 'This file is empty.') };
  } catch (error) {
    bytes.resume();
    return { name, problem: toProblem(error) };
  }
}

async function keepArrivals(
  call: TransferCall,
  context: Context,
  arrivals: Arrival[],
  paths: string[],
): Promise<UploadAnswer[]> {
  await lockFiles(context.db, context.organisationId);
  const room = call.context.services.settings.STORAGE_LIMIT_MB * MEBIBYTE;
  const { rows } = await sql<{
    used: number;
  }>`select coalesce(sum(size), 0)::bigint as used from files where organisation_id = ${context.organisationId}`.execute(
    context.db,
  );
  let used = rows[0]?.used ?? 0;
  const answers: UploadAnswer[] = [];
  for (const [index, arrival] of arrivals.entries()) {
    const { name } = arrival;
    if ('problem' in arrival) {
      answers.push({ name, problem: { code: arrival.problem.code, detail: arrival.problem.message } });
    } else if (used + arrival.received.size > room) {
      answers.push({
        name,
        problem: { code: 'storage_full', detail: 'Your organization has no room left for files.' },
      });
    } else {
      used += arrival.received.size;
      answers.push(await keepOne(call, context, name, arrival.received, cleanPath(paths[index])));
    }
  }
  return answers;
}

async function keepOne(
  call: TransferCall,
  context: Context,
  name: string,
  received: Received,
  path: string | undefined,
): Promise<UploadAnswer> {
  const { sha256, size, head } = received;
  const id = randomUUID();
  const mediaType = mediaTypeOf(head, name);
  await call.files.commit(received);
  const row = {
    id,
    organisation_id: context.organisationId,
    sha256,
    size,
    media_type: mediaType,
    name,
    path: path ?? null,
    uploaded_by: context.actor.id,
    at: context.now,
  };
  await context.db.insertInto('files').values(row).execute();
  return { id, name, size, mediaType, ...(path === undefined ? {} : { path }) };
}

/** The last part of a name, without what no name needs. It is shown and offered for download, never used as a path. */
function cleanName(name: string): string {
  const last = sanitizeLine(name).split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .slice(0, 255) || 'file'
  );
}

function cleanPath(path = ''): string | undefined {
  const parts = sanitizeLine(path).split(/[\\/]/);
  const folders = parts
    .map((part) => part.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .slice(0, 20);
  return folders.length > 0 ? folders.join('/').slice(0, 500) : undefined;
}
