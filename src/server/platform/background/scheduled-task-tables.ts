import type { ColumnType, Generated } from 'kysely';

export interface ScheduledTaskTables {
  scheduled_tasks: {
    /** Null: of the installation. */
    organisation_id: string | null;
    name: string;
    due_at: ColumnType<Date, Date, Date>;
    failures: Generated<number>;
    last_error: string | null;
    failed_at: ColumnType<Date | null, Date | null, Date | null>;
  };
}
