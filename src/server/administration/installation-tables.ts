import type { ColumnType, JSONColumnType } from 'kysely';

type Facts = Record<string, unknown>;

export interface AdministrationTables {
  administration_entries: {
    number: number;
    at: ColumnType<Date, Date | string, never>;
    actor_id: string | null;
    actor_name: string;
    action: string;
    subject: string;
    subject_id: string;
    title: string;
    before: JSONColumnType<Facts> | null;
    after: JSONColumnType<Facts> | null;
    request_id: string | null;
    previous_hash: string;
    hash: string;
  };
}
