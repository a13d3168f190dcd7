import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';
import { stagedOf } from './staging-tables.ts';

/** What people answer for with their name. From a file that this installation did not sign it is what the file says, and bears its name. */
export const SIGNED_BY_PEOPLE = [
  'risk_acceptances',
  'documents',
  'document_versions',
  'document_receipts',
  'document_decisions',
  'statement_versions',
  'awareness_certificates',
  'evidence',
  'risk_reviews',
  'vendor_reviews',
] as const satisfies readonly (keyof Tables)[];

/** Marks the gathered rows, but for those that stand here word for word. To be done before anything is replaced. */
export async function markAsFileSays(db: Transaction<Tables>, organisationId: string, file: string): Promise<void> {
  for (const table of SIGNED_BY_PEOPLE)
    await sql`update ${stagedOf(table)} s set from_file = ${file}
      where not exists (select from ${sql.table(table)} t
        where t.organisation_id = ${organisationId} and to_jsonb(t) = to_jsonb(s) - 'restored_row')`.execute(db);
}
