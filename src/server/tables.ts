import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { Role } from '#domain/people/permission.ts';
import type { Job } from '#domain/activity/audit-entry.ts';

import type { AssetTables } from './assets/tables.ts';
import type { ControlTables } from './controls/tables.ts';
import type { DocumentTables } from './documents/tables.ts';
import type { EvidenceTables } from './evidence/tables.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type MadeAt = ColumnType<Date, Date | string | undefined, Date | string>;
type Facts = Record<string, unknown>;

/** Every table as its SQL has it. Columns are in snake case here and nowhere above a store. */
export interface Tables extends AssetTables, DocumentTables, ControlTables, EvidenceTables {
  installation: { id: Generated<boolean>; setup_token_hash: string | null; set_up_at: At | null };
  organisations: {
    id: string;
    slug: string;
    name: string;
    domain: string;
    is_demo: Generated<boolean>;
    primary_color: Generated<string>;
    secondary_color: Generated<string>;
    accent_color: Generated<string>;
    created_at: MadeAt;
    updated_at: MadeAt;
  };
  memberships: { organisation_id: string; user_id: string; role: Role; created_at: MadeAt };
  audit_entries: {
    organisation_id: string;
    number: number;
    at: At;
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
  audit_heads: { organisation_id: string; number: number; hash: string };
  jobs: {
    id: string;
    organisation_id: string;
    kind: string;
    title: Generated<string>;
    state: Generated<Job['state']>;
    done: Generated<number>;
    total: number | null;
    message: string | null;
    outcome: JSONColumnType<Facts> | null;
    created_by: string | null;
    created_at: MadeAt;
    started_at: At | null;
    finished_at: At | null;
    cancel_requested: Generated<boolean>;
  };
  notifications: {
    id: string;
    organisation_id: string;
    user_id: string;
    kind: string;
    values: JSONColumnType<Record<string, string | number>>;
    link: string | null;
    at: At;
    read_at: At | null;
  };
  files: {
    id: string;
    organisation_id: string;
    sha256: string;
    size: number;
    media_type: string;
    name: string;
    path: string | null;
    uploaded_by: string | null;
    at: MadeAt;
    is_kept: Generated<boolean>;
  };
  'auth.user': {
    id: string;
    name: string;
    email: string;
    language: Generated<Language>;
    onboarded: Generated<boolean>;
    last_organisation_id: string | null;
    created_at: MadeAt;
    updated_at: MadeAt;
  };
  'auth.session': { id: string; user_id: string; token: string; expires_at: At; updated_at: At };
  'auth.sign_in_failure': { address_hash: string; failures: number; last_at: At };
}
