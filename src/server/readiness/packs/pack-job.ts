import { auditPackSubject, readinessSubject } from '#domain/readiness/subject.ts';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { Permission } from '#domain/people/permission.ts';
import { frameworkNamed } from '../../frameworks/library.ts';
import type { Context } from '../../platform/context.ts';
import { lockFiles, type Received } from '../../platform/files.ts';
import { defineJob } from '../../platform/background/jobs.ts';
import { forbidden, Problem } from '../../platform/http/problems.ts';
import { zipOf } from '../../platform/file-formats/zip.ts';
import { gatherPack } from './contents.ts';
import { partsOf } from './parts.ts';
import { finishPack } from './store.ts';

export interface PackInput {
  packId: string;
  framework: string;
  /** Null: the organisation's. */
  language: Language | null;
  /** What was allowed to who asked, which for a token is less than what its maker, in whose name the job runs, may see. */
  holds: Permission[];
  /** Bytes that the organisation may keep in files and packs together. */
  room: number;
}

export const PACK_JOB = 'iso_readiness.pack';

/** Writes an audit pack among the organisation's files, of one moment. One that was cut off by a crash is written anew. */
export const makePack = defineJob<PackInput>(PACK_JOB, { atOnce: 1 }, async (run) => {
  const { permissions } = run.actor;
  if (!permissions.includes('export.pdf') || !permissions.includes('iso_readiness.view')) throw forbidden();
  const { packId, framework, language, holds, room } = run.input;
  const held = await run.read((context) => frameworkNamed(context, framework));
  let received: Received | undefined;
  const counts: Record<string, number> = {};
  await run.read(async (context) => {
    const contents = await gatherPack(context, run.files, held, { language: language ?? undefined, holds });
    received = await run.files.receive(Readable.from(zipOf(partsOf(contents, run, counts))));
  });
  const pack = received!;
  const { sha256, size } = pack;
  const keep = async (context: Context) => {
    run.signal.throwIfAborted();
    await checkRoom(context, size, room);
    if (!(await finishPack(context.db, context.organisationId, packId, { sha256, size }))) return run.files.drop(pack);
    await run.files.commit(pack);
    const after = { framework: held.title, size, ...counts };
    context.record({ action: 'exported', subject: auditPackSubject, subjectId: packId, title: held.title, after });
    context.publish(readinessSubject, null);
  };
  await run.transact(keep).catch(async (error: unknown) => {
    await run.files.drop(pack);
    throw error;
  });
  return { packId, size, ...counts };
});

/** Packs are copies of what lies in files already: without a bound a few of them would fill the disk. @throws Problem 413 */
async function checkRoom({ db, organisationId }: Context, size: number, room: number): Promise<void> {
  await lockFiles(db, organisationId);
  const { rows } = await sql<{ used: number }>`
    select (select coalesce(sum(size), 0) from files where organisation_id = ${organisationId})
      + (select coalesce(sum(size), 0) from audit_packs where organisation_id = ${organisationId}) as used`.execute(db);
  if ((rows[0]?.used ?? 0) + size > room)
    throw new Problem(413, 'storage_full', 'Your organization has no room left for files.');
}
