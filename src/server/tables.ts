import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { Policy } from '#domain/organisations/policy.ts';
import type { OrganisationProfile } from '#domain/organisations/profile.ts';
import type { Permission, Role } from '#domain/people/permission.ts';
import type { Job } from '#domain/activity/audit-entry.ts';
import type { NotificationChoices, NotificationTerms } from '#domain/activity/notification-settings.ts';

import type { AssetTables } from './assets/tables.ts';
import type { ControlTables } from './controls/tables.ts';
import type { DocumentTables } from './documents/tables.ts';
import type { DocumentLinkTables } from './documents/link-tables.ts';
import type { ReceiptTables } from './documents/receipts/tables.ts';
import type { VersionTables } from './documents/versions/tables.ts';
import type { ModelTables } from './documents/model-tables.ts';
import type { LanguageModelTables } from './organisations/language-model-tables.ts';
import type { FrameworkTables } from './frameworks/tables.ts';
import type { EvidenceTables } from './evidence/tables.ts';
import type { EditionChangeTables } from './evidence/edition-change-tables.ts';
import type { ValidationTables } from './evidence/validation-tables.ts';
import type { ScheduleTables } from './schedule/tables.ts';
import type { AwarenessTables } from './awareness/tables.ts';
import type { ContactTables } from './administration/contact-tables.ts';
import type { AutomationTables } from './automation/tables.ts';
import type { BackupTables } from './administration/backups/tables.ts';
import type { AdministrationTables } from './administration/installation-tables.ts';
import type { TokenTables } from './people/token-tables.ts';
import type { MailTables } from './platform/mail/mail-tables.ts';
import type { QuizTables } from './quiz/tables.ts';
import type { ReadinessTables } from './readiness/tables.ts';
import type { RecentErrorTables } from './platform/recent-error-tables.ts';
import type { RiskTables } from './risks/tables.ts';
import type { ScheduledTaskTables } from './platform/background/scheduled-task-tables.ts';
import type { JoiningTables } from './people/joining-tables.ts';
import type { SignInTables } from './people/tables.ts';
import type { VendorAssessmentTables } from './vendors/assessments/tables.ts';
import type { MonitoringTables } from './vendors/monitoring/tables.ts';
import type { AgreementTables } from './vendors/agreements/tables.ts';
import type { QuestionnaireTables } from './vendors/questionnaires/tables.ts';
import type { VendorTables } from './vendors/tables.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type MadeAt = ColumnType<Date, Date | string | undefined, Date | string>;
type Facts = Record<string, unknown>;

interface AuditEntryColumns {
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
}

/** Every table as its SQL has it. Columns are in snake case here and nowhere above a store. */
export interface Tables
  extends
    SignInTables,
    JoiningTables,
    FrameworkTables,
    AssetTables,
    DocumentTables,
    DocumentLinkTables,
    VersionTables,
    ReceiptTables,
    ModelTables,
    LanguageModelTables,
    ControlTables,
    EvidenceTables,
    ValidationTables,
    EditionChangeTables,
    RiskTables,
    VendorTables,
    QuestionnaireTables,
    AgreementTables,
    MonitoringTables,
    VendorAssessmentTables,
    ScheduleTables,
    AwarenessTables,
    AutomationTables,
    BackupTables,
    AdministrationTables,
    ContactTables,
    MailTables,
    TokenTables,
    RecentErrorTables,
    ScheduledTaskTables,
    QuizTables,
    ReadinessTables {
  installation: {
    id: Generated<boolean>;
    setup_token_hash: string | null;
    setup_token_expires_at: At | null;
    set_up_at: At | null;
    opening: Generated<'request' | 'open'>;
    administrator_email: string | null;
    /** Head of the log's chain. */
    log_number: Generated<number>;
    log_hash: Generated<string>;
  };
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
    policy: ColumnType<Partial<Policy>, string | undefined, string>;
    notifications: ColumnType<Partial<NotificationTerms>, string | undefined, string>;
    profile: ColumnType<Partial<OrganisationProfile>, string | undefined, string>;
    language: Generated<Language>;
    timezone: Generated<string>;
    primary_framework: Generated<string>;
    logo_sha256: string | null;
    suspended_at: At | null;
  };
  memberships: {
    organisation_id: string;
    user_id: string;
    role: Role;
    custom_role_id: string | null;
    /** Suspended in this organisation. */
    suspended_at: At | null;
    created_at: MadeAt;
  };
  roles: {
    id: string;
    organisation_id: string;
    name: string;
    role: Role;
    permissions: ColumnType<Permission[], string, string>;
    created_at: MadeAt;
  };
  audit_entries: AuditEntryColumns;
  file_audit_entries: AuditEntryColumns & { chain_id: string };
  audit_heads: { organisation_id: string; number: number; hash: string; chain_id: string | null; at: Date | null };
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
    is_shown: Generated<boolean>;
    mail_due_at: At | null;
    for_webhooks: Generated<boolean>;
  };
  notification_choices: {
    organisation_id: string;
    user_id: string;
    choices: ColumnType<NotificationChoices, string, string>;
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
}
