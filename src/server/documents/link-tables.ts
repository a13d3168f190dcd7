import type { ColumnType } from 'kysely';

/** Since when something is linked, and by whom. */
export interface LinkedBy {
  linked_at: ColumnType<Date, Date | string, Date | string>;
  linked_by: string;
  linked_by_name: string;
}

export interface DocumentLinkTables {
  asset_documents: LinkedBy & { organisation_id: string; asset_id: string; document_id: string };
}
