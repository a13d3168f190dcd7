import type { ColumnType } from 'kysely';
import type { ControlStatus, JustificationReason } from '#domain/controls/control.ts';
import type { OwnerRole } from '#domain/frameworks/applicability.ts';
import type { LinkedBy } from '../documents/link-tables.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface ControlTables {
  controls: {
    organisation_id: string;
    framework: string;
    requirement_id: string;
    status: ControlStatus;
    applicable: boolean;
    justification: string;
    reasons: ColumnType<JustificationReason[], JustificationReason[] | undefined, JustificationReason[]>;
    owner_id: string | null;
    owner_role: ColumnType<OwnerRole | null, OwnerRole | null | undefined, OwnerRole | null>;
    due_on: string | null;
    version: number;
    changed_at: ColumnType<Date, Date | string, Date | string>;
  };
  control_assets: LinkedBy & { organisation_id: string; framework: string; requirement_id: string; asset_id: string };
  control_documents: LinkedBy & {
    organisation_id: string;
    framework: string;
    requirement_id: string;
    document_id: string;
  };
  control_comments: {
    id: string;
    organisation_id: string;
    framework: string;
    requirement_id: string;
    text: string;
    written_at: At;
    author_id: string;
    author_name: string;
    edited_at: At | null;
  };
  control_comment_mentions: {
    id: string;
    organisation_id: string;
    comment_id: string;
    user_id: string;
    name: string;
  };
}
