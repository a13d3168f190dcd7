import type { ColumnType, Generated } from 'kysely';
import type { BackupReport } from '#domain/administration/backup.ts';
import type { Role } from '#domain/people/permission.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface BackupTables {
  backups: {
    id: string;
    organisation_id: string;
    origin: 'made' | 'brought';
    state: Generated<'waiting' | 'ready' | 'refused'>;
    name: string;
    sha256: string | null;
    size: Generated<number>;
    includes_files: Generated<boolean>;
    report: ColumnType<BackupReport | null, string | null | undefined, string | null>;
    job_id: string;
    restored_by_job: string | null;
    made_at: At;
    made_by_name: string;
  };
  former_members: {
    organisation_id: string;
    user_id: string;
    name: string;
    email: string;
    role: Role;
    custom_role_id: string | null;
    created_at: At;
  };
}
