import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ColumnsOf } from '../platform/fact-columns.ts';
import type { Document, DocumentFacts, Suggestion } from '#domain/documents/document.ts';
import type { TextCheck } from '#domain/documents/check/objection.ts';
import type { FolderKind } from '#domain/documents/structure.ts';
import type { Analysis, Block, DocumentType, Finding, Refusal, Topic } from '#domain/documents/analysis.ts';

type At = ColumnType<Date, Date | string, Date | string>;
/** Written as text, since the driver would make a PostgreSQL array of a JavaScript one. */
type Json<T> = ColumnType<T, string, string>;
type JsonDefault<T> = ColumnType<T, string | undefined, string>;

export interface DocumentTables {
  documents: ColumnsOf<DocumentFacts> & {
    id: Generated<string>;
    organisation_id: string;
    file_id: string;
    sha256: string;
    file_name: string;
    media_type: string;
    size: number;
    pages: number | null;
    state: Generated<Document['state']>;
    refusal: Refusal | null;
    refusal_detail: string | null;
    type: DocumentType | null;
    type_confidence: number | null;
    type_accepted_at: At | null;
    type_accepted_by: string | null;
    type_accepted_by_name: string | null;
    language: string | null;
    text: Generated<string>;
    blocks: JsonDefault<Block[]>;
    topics: JsonDefault<Topic[]>;
    notices: JsonDefault<Analysis['notices']>;
    engine: string | null;
    catalogue_hash: string | null;
    is_draft: Generated<boolean>;
    draft_key: string | null;
    source_markdown: string | null;
    uploaded_at: At;
    uploaded_by: string;
    uploaded_by_name: string;
    reviewed_at: At | null;
    reviewed_by: string | null;
    reviewed_by_name: string | null;
    version: number | null;
    approved_at: At | null;
    approved_by_name: string | null;
    /** The backup that says that it was approved, where this installation did not sign it. */
    from_file: Generated<string | null>;
    obsolete_at: At | null;
    obsolete_by: string | null;
    obsolete_by_name: string | null;
    obsolete_reason: string | null;
    checked: ColumnType<TextCheck | null, string | null | undefined, string | null>;
    check_said: GeneratedAlways<Pick<TextCheck, 'rules' | 'said'> | null>;
    check_kinds: GeneratedAlways<TextCheck['remarks'][number]['kind'][] | null>;
  };
  folders: {
    id: GeneratedAlways<string>;
    organisation_id: string;
    path: string;
    kind: FolderKind | null;
    created_at: At;
    created_by: string;
    created_by_name: string;
  };
  suggestions: {
    id: GeneratedAlways<string>;
    organisation_id: string;
    document_id: string;
    framework: string;
    requirement_id: string;
    confidence: number;
    quotes: Json<Finding['quotes']>;
    because: Json<Finding['because']>;
    cues: Json<Finding['cues']>;
    declared: boolean;
    asks: Json<Finding['asks']>;
    decision: Generated<Suggestion['state']>;
    decided_at: At | null;
    decided_by: string | null;
    decided_by_name: string | null;
    reason: string | null;
    /** The language model that had a say beside the rules. */
    judged_by: string | null;
    by_rules: ColumnType<Finding | null, string | null | undefined, string | null>;
    /** It shows something of what is asked; it says the reverse of something. */
    speaks: GeneratedAlways<boolean>;
    speaks_against: GeneratedAlways<boolean>;
  };
}
