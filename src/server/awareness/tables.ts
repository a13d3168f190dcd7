import type { ColumnType, Generated } from 'kysely';
import type { Audience } from '#domain/awareness/campaign.ts';
import type { MailReaction, Verdict } from '#domain/awareness/mail-report.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

export interface AwarenessTables {
  awareness_campaigns: {
    id: string;
    organisation_id: string;
    title: string;
    note: string;
    courses: Json<string[]>;
    audience: Json<Audience>;
    starts_on: string;
    due_on: string;
    includes_joiners: boolean;
    remind_days: number;
    created_at: At;
    created_by: string;
    created_by_name: string;
    closed_at: At | null;
    closed_by: string | null;
    closed_by_name: string | null;
    version: Generated<number>;
  };
  awareness_assignments: {
    id: string;
    organisation_id: string;
    campaign_id: string;
    user_id: string;
    name: string;
    due_on: string;
    assigned_at: At;
    reminded_on: string | null;
  };
  awareness_readings: {
    id: string;
    organisation_id: string;
    user_id: string;
    course: string;
    lesson: string;
    read_at: At;
  };
  awareness_attempts: {
    id: string;
    organisation_id: string;
    user_id: string;
    name: string;
    course: string;
    course_version: number;
    seed: number;
    started_at: At;
    finished_at: At | null;
    score: number | null;
    passed: boolean | null;
  };
  awareness_answers: {
    id: string;
    organisation_id: string;
    attempt_id: string;
    question: string;
    chosen: Json<string[]>;
    is_right: boolean;
    answered_at: At;
  };
  awareness_certificates: {
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
    id: string;
    organisation_id: string;
    user_id: string;
    name: string;
    course: string;
    course_version: number;
    attempt_id: string;
    number: string;
    score: number;
    issued_on: string;
    valid_until: string;
  };
  awareness_departments: { id: string; organisation_id: string; user_id: string; department: string };
  awareness_filings: {
    id: string;
    organisation_id: string;
    campaign_id: string;
    document_id: string | null;
    requirements: Json<string[]>;
    filed_at: At;
    filed_by: string;
    filed_by_name: string;
    valid_until: string;
  };
  mail_reports: {
    id: string;
    organisation_id: string;
    number: number;
    reporter_id: string;
    reporter_name: string;
    reported_at: At;
    sender: string;
    mail_subject: string;
    what: string;
    did: MailReaction;
    source: string;
    verdict: Generated<Verdict>;
    answer: Generated<string>;
    judged_at: At | null;
    judged_by: string | null;
    judged_by_name: string | null;
    version: Generated<number>;
  };
}
