import type { ColumnType, Generated } from 'kysely';
import type { DocumentAudience } from '#domain/documents/receipts.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface ReceiptTables {
  document_publications: {
    document_id: string;
    organisation_id: string;
    audience: ColumnType<DocumentAudience, string, string>;
    due_on: string | null;
    published_at: At;
    published_by: string;
    published_by_name: string;
    reminded_at: At | null;
  };
  document_receipts: {
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
    id: string;
    organisation_id: string;
    document_id: string;
    version: number;
    user_id: string;
    user_name: string;
    read_at: At;
  };
}
