import { rm } from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
import type { Backup, BackupReport } from '#domain/administration/backup.ts';
import type { Files } from '../../platform/files.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;
type Row = { [Name in keyof Tables['backups']]: unknown };

const COLUMNS = [
  'id',
  'origin',
  'state',
  'name',
  'size',
  'includes_files as includesFiles',
  'report',
  'job_id as jobId',
  'made_at as madeAt',
  'made_by_name as madeByName',
] as const satisfies (keyof Row | `${keyof Row} as ${string}`)[];

export async function listBackups(db: Db, organisationId: string): Promise<Backup[]> {
  const rows = await db
    .selectFrom('backups')
    .select(COLUMNS)
    .where('organisation_id', '=', organisationId)
    .orderBy('made_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}

export async function getBackup(db: Db, organisationId: string, id: string) {
  const row = await db
    .selectFrom('backups')
    .select([...COLUMNS, 'sha256', 'restored_by_job as restoredByJob'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, madeAt: row.madeAt.toISOString() };
}

export async function addBackup(
  db: Db,
  organisationId: string,
  backup: Pick<Backup, 'id' | 'origin' | 'name' | 'jobId' | 'madeByName'> & {
    includesFiles?: boolean;
    sha256?: string;
    size?: number;
    madeAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('backups')
    .values({
      id: backup.id,
      organisation_id: organisationId,
      origin: backup.origin,
      name: backup.name,
      sha256: backup.sha256 ?? null,
      size: backup.size ?? 0,
      includes_files: backup.includesFiles ?? false,
      job_id: backup.jobId,
      restored_by_job: null,
      made_at: backup.madeAt,
      made_by_name: backup.madeByName,
    })
    .execute();
}

export async function keepBackup(
  db: Db,
  organisationId: string,
  id: string,
  facts: { state: Backup['state']; report: BackupReport; sha256?: string; size?: number; includesFiles?: boolean },
): Promise<void> {
  const { state, report, sha256, size, includesFiles } = facts;
  await db
    .updateTable('backups')
    .set({
      state,
      report: JSON.stringify(report),
      ...(sha256 === undefined ? {} : { sha256 }),
      ...(size === undefined ? {} : { size }),
      ...(includesFiles === undefined ? {} : { includes_files: includesFiles }),
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Takes a backup and its bytes away. @returns whether it was there. */
export async function removeBackup(db: Db, organisationId: string, files: Files, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('backups')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('sha256')
    .executeTakeFirst();
  if (gone?.sha256) await dropBytes(db, organisationId, files, gone.sha256);
  return gone !== undefined;
}

/** Removes bytes that nothing of the organisation names any more. */
export async function dropBytes(db: Db, organisationId: string, files: Files, sha256: string): Promise<void> {
  const { rows } = await sql`
    select from files where organisation_id = ${organisationId} and sha256 = ${sha256}
    union all select from backups where organisation_id = ${organisationId} and sha256 = ${sha256} limit 1`.execute(db);
  if (rows.length === 0) await rm(files.pathOf(sha256), { force: true });
}
