import type { ColumnType, Generated } from 'kysely';
import type { TaskState } from '#domain/schedule/task.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface ScheduleTables {
  tasks: {
    id: string;
    organisation_id: string;
    title: string;
    note: string;
    owner_id: string | null;
    due_on: string | null;
    state: Generated<TaskState>;
    source_kind: string | null;
    source_key: string | null;
    source_href: string | null;
    document_id: string | null;
    created_at: At;
    created_by: string;
    created_by_name: string;
    completed_at: At | null;
    completed_by: string | null;
    completed_by_name: string | null;
    /** The day of which its owner was last reminded. */
    reminded_on: string | null;
    version: Generated<number>;
  };
}
