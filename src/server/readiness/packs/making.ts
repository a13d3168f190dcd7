import { Readable } from 'node:stream';
import type { Language } from '#domain/organisations/language.ts';
import type { Permission } from '#domain/people/permission.ts';
import { frameworkNamed } from '../../frameworks/handlers.ts';
import type { Received } from '../../platform/files.ts';
import { defineJob } from '../../platform/jobs.ts';
import { forbidden } from '../../platform/problems.ts';
import { zipOf } from '../../platform/zip.ts';
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
}

export const PACK_JOB = 'iso_readiness.pack';

/** Writes an audit pack among the organisation's files, of one moment. One that was cut off by a crash is written anew. */
export const makePack = defineJob<PackInput>(PACK_JOB, { atOnce: 1 }, async (run) => {
  const { permissions } = run.actor;
  if (!permissions.includes('export.pdf') || !permissions.includes('iso_readiness.view')) throw forbidden();
  const { packId, framework, language, holds } = run.input;
  const held = frameworkNamed(framework);
  let received: Received | undefined;
  const counts: Record<string, number> = {};
  await run.read(async (act) => {
    const contents = await gatherPack(act, run.files, held, { language: language ?? undefined, holds });
    received = await run.files.receive(Readable.from(zipOf(partsOf(contents, run, counts))));
  });
  const { sha256, size } = received!;
  run.signal.throwIfAborted();
  await run.files.settle(received!);
  await run.transact(async (act) => {
    if (!(await finishPack(act.db, act.organisationId, packId, { sha256, size }))) return;
    const after = { framework: held.title, size, ...counts };
    act.record({ action: 'exported', subject: 'audit_packs', subjectId: packId, title: held.title, after });
    act.tell('readiness', null);
  });
  return { packId, size, ...counts };
});
