import type { ColumnType, Generated } from 'kysely';
import type { Block } from '#domain/documents/analysis.ts';
import type { Decision, Submission, WorkingDraft } from '#domain/documents/versions/version.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;
type JsonDefault<T> = ColumnType<T, string | undefined, string>;

export interface VersionTables {
  document_versions: {
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
    id: string;
    organisation_id: string;
    document_id: string;
    number: number;
    file_id: string;
    sha256: string;
    file_name: string;
    media_type: string;
    size: number;
    pages: number | null;
    title: string;
    language: string | null;
    text: string;
    blocks: Json<Block[]>;
    markdown: string | null;
    note: string;
    made_at: At;
    made_by: string;
    made_by_name: string;
    approved_at: At | null;
    approved_by_name: string | null;
  };
  document_drafts: {
    document_id: string;
    organisation_id: string;
    markdown: string | null;
    file_id: string | null;
    file_name: string;
    state: WorkingDraft['state'];
    text: Generated<string>;
    blocks: JsonDefault<Block[]>;
    pages: number | null;
    language: string | null;
    note: Generated<string>;
    based_on: number | null;
    revision: Generated<number>;
    started_at: At;
    changed_at: At;
    changed_by: string;
    changed_by_name: string;
    author_ids: JsonDefault<string[]>;
  };
  document_submissions: {
    id: string;
    organisation_id: string;
    document_id: string;
    number: number;
    note: string;
    state: Generated<Submission['state']>;
    submitted_at: At;
    submitted_by: string;
    submitted_by_name: string;
    closed_at: At | null;
  };
  document_decisions: {
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
    id: string;
    organisation_id: string;
    submission_id: string;
    approver_id: string;
    approver_name: string;
    decision: Decision['decision'];
    comment: Generated<string>;
    decided_at: At | null;
  };
}
