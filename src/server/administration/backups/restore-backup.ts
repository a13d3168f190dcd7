import { backupSubject } from '#domain/administration/subject.ts';
import { sql } from 'kysely';
import { SUBJECTS } from '#domain/subjects.ts';
import { messageOfProblem } from '#domain/administration/backup.ts';
import type { BackupReport } from '#domain/administration/backup.ts';
import { PERMISSIONS } from '#domain/people/permission.ts';
import type { Context, Actor } from '../../platform/context.ts';
import { lockFiles } from '../../platform/files.ts';
import { defineJob } from '../../platform/background/jobs.ts';
import type { JobRun } from '../../platform/background/jobs.ts';
import { conflict, inEnglish, notFound, Problem } from '../../platform/http/problems.ts';
import { gatherBackup } from './gather-backup.ts';
import { replaceAll } from './replace-all.ts';
import { dropBytes, getBackup, keepBackup } from './store.ts';

interface Input {
  backupId: string;
  /** Bytes of files the organisation may keep. */
  room: number;
}

/** A backup brings roles, settings and every kind of record: who may do less than everything cannot restore it. @throws Problem 403 */
export function checkMayReplaceAll({ permissions }: Pick<Actor, 'permissions'>): void {
  if (PERMISSIONS.some((permission) => !permissions.includes(permission)))
    throw new Problem(
      403,
      'needs_every_permission',
      'This changes everything, so it takes a role with every permission.',
    );
}

async function backupOf({ db, organisationId }: Context, id: string) {
  const backup = await getBackup(db, organisationId, id);
  if (!backup?.sha256) throw notFound();
  return { ...backup, sha256: backup.sha256 };
}

function refusalOf({ problems }: BackupReport): Problem | undefined {
  const [first] = problems;
  return first && new Problem(422, first.fault, inEnglish({ message: messageOfProblem(first.fault) }).message);
}

/** Judges a file that was brought here: what is wrong with it, or what restoring it would do. Nothing of the organisation changes. */
export const checkBackup = defineJob<Input>('organization.check', { atOnce: 1 }, async (run) => {
  checkMayReplaceAll(run.actor);
  const { backupId, room } = run.input;
  const report = await run.transact(async (context) => {
    const { sha256 } = await backupOf(context, backupId);
    const gathered = await gatherBackup({ context, run, path: run.files.pathOf(sha256), room, keepsFiles: false });
    const state = gathered.report.problems.length > 0 ? 'refused' : 'ready';
    const includesFiles = gathered.contents.size > 0;
    await keepBackup(context.db, context.organisationId, backupId, { state, report: gathered.report, includesFiles });
    return gathered.report;
  });
  const refusal = refusalOf(report);
  if (refusal) throw refusal;
  return { backupId, ...report };
});

/**
 * Replaces what the organisation keeps by a backup: read, judged and written in one transaction, so that whatever interrupts it, either
 * everything is as it was or everything is as the backup has it.
 */
export const restoreBackup = defineJob<Input>('organization.restore', { atOnce: 1 }, async (run) => {
  checkMayReplaceAll(run.actor);
  const { backupId, room } = run.input;
  const done = await run.transact(async (context) => {
    const { organisationId, db } = context;
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`restore ${organisationId}`}, 0)) as got`.execute(db);
    if (!rows[0]?.got) throw conflict('restoring', 'Another backup is being restored.');
    const backup = await backupOf(context, backupId);
    // Started again after a crash that came behind the commit.
    if (backup.restoredByJob === run.id) return { outcome: { backupId, ...backup.report }, dropped: [] };
    const gathered = await gatherBackup({
      context,
      run,
      path: run.files.pathOf(backup.sha256),
      room,
      keepsFiles: true,
    });
    const refusal = refusalOf(gathered.report);
    if (refusal) throw refusal;
    run.signal.throwIfAborted();
    return replace(run, context, backup, gathered);
  });
  // Bytes that only replaced records named.
  await run.transact(async (context) => {
    await lockFiles(context.db, context.organisationId);
    for (const sha256 of done.dropped) await dropBytes(context.db, context.organisationId, run.files, sha256);
  });
  return done.outcome;
});

async function replace(
  run: JobRun<Input>,
  context: Context,
  backup: Awaited<ReturnType<typeof backupOf>>,
  gathered: Awaited<ReturnType<typeof gatherBackup>>,
) {
  const { db, organisationId } = context;
  const total = Object.values(gathered.report.counts).reduce((sum, count) => sum + count, 0);
  run.progress(total, total, 'changing');
  await lockFiles(db, organisationId);
  const old = await db
    .selectFrom('files')
    .select('sha256')
    .distinct()
    .where('organisation_id', '=', organisationId)
    .execute();
  const before = await replaceAll(context, { jobId: run.id, file: backup.name }, gathered);
  const { report } = gathered;
  await db
    .updateTable('backups')
    .set({ restored_by_job: run.id, report: JSON.stringify(report) })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', backup.id)
    .execute();
  const after = {
    from: report.organization?.name,
    exportedAt: report.exportedAt,
    trail: report.trail,
    isSigned: report.isSigned,
    ...report.counts,
  };
  context.record({
    action: 'restored',
    subject: backupSubject,
    subjectId: backup.id,
    title: backup.name,
    before,
    after,
  });
  for (const subject of SUBJECTS) context.publish(subject, null);
  return { outcome: { backupId: backup.id, ...report }, dropped: old.map(({ sha256 }) => sha256) };
}
