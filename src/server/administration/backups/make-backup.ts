import { backupSubject } from '#domain/administration/subject.ts';
import { Readable } from 'node:stream';
import { NO_REPORT } from '#domain/administration/backup.ts';
import type { Received } from '../../platform/files.ts';
import { defineJob } from '../../platform/background/jobs.ts';
import { forbidden } from '../../platform/http/problems.ts';
import { BACKUP_KEY, signed } from './signature.ts';
import { getBackup, keepBackup } from './store.ts';
import { writeBackup } from './write-backup.ts';

interface Input {
  backupId: string;
  includesFiles: boolean;
}

/** Writes a backup among the organisation's files. One that was cut off by a crash is written anew. */
export const makeBackup = defineJob<Input>('organization.backup', { atOnce: 1 }, async (run) => {
  if (!run.actor.permissions.includes('organization.manage')) throw forbidden();
  const { backupId, includesFiles } = run.input;
  const counts: Record<string, number> = {};
  let received: Received | undefined;
  await run.read(async (context) => {
    received = await run.files.receive(
      Readable.from(signed(writeBackup({ context, run, includesFiles, counts }), run.services.secrets(BACKUP_KEY))),
    );
  });
  const { sha256, size } = received!;
  run.signal.throwIfAborted();
  await run.files.commit(received!);
  await run.transact(async (context) => {
    const backup = await getBackup(context.db, context.organisationId, backupId);
    const report = { ...NO_REPORT, counts };
    await keepBackup(context.db, context.organisationId, backupId, { state: 'ready', report, sha256, size });
    const after = { name: backup?.name, size, includesFiles, ...counts };
    context.record({
      action: 'exported',
      subject: backupSubject,
      subjectId: backupId,
      title: backup?.name ?? '',
      after,
    });
  });
  return { backupId, size, counts };
});
