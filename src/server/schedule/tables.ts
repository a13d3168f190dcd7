import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { EventKind } from '#domain/schedule/event.ts';
import type { EventRecord } from '#domain/schedule/record.ts';
import type { Recurrence } from '#domain/schedule/recurrence.ts';
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
  events: {
    id: string;
    organisation_id: string;
    kind: EventKind;
    title: string;
    note: string;
    starts_on: string;
    start_time: string | null;
    minutes: number | null;
    days: number;
    timezone: string;
    repeats: ColumnType<Recurrence | null, string | null, string | null>;
    last_on: string | null;
    owner_id: string | null;
    document_id: string | null;
    remind_days: number | null;
    created_at: At;
    created_by: string;
    created_by_name: string;
    changed_at: At;
    version: Generated<number>;
  };
  event_occurrences: {
    organisation_id: string;
    event_id: string;
    original_on: string;
    is_removed: Generated<boolean>;
    starts_on: string | null;
    start_time: string | null;
    minutes: number | null;
    days: number | null;
    title: string | null;
    note: string | null;
    owner_id: string | null;
    document_id: string | null;
    record: ColumnType<EventRecord | null, string | null, string | null>;
    completed_at: At | null;
    completed_by: string | null;
    completed_by_name: string | null;
    reminded_at: At | null;
    version: Generated<number>;
  };
  calendar_readers: {
    organisation_id: string;
    user_id: string;
    token_hash: string | null;
    language: Generated<Language>;
    made_at: At | null;
    used_at: At | null;
  };
}
