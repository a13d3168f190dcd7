import { sql, type Transaction } from 'kysely';
import type { NamedDocument } from '#domain/readiness/proposals/organisation-facts.ts';
import { SPEAKS_AGAINST } from '../evidence/store.ts';
import type { Tables } from '../tables.ts';

/** The documents that current evidence of each requirement comes from, in the order of their titles. */
export async function listEvidenceDocuments(
  db: Transaction<Tables>,
  organisationId: string,
  framework: string,
  today: string,
): Promise<Map<string, NamedDocument[]>> {
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('documents', 'documents.id', 'evidence.document_id')
    .select(['evidence.requirement_id as requirementId', 'documents.id', 'documents.title'])
    .distinct()
    .where('evidence.organisation_id', '=', organisationId)
    .where('evidence.framework', '=', framework)
    .where('evidence.withdrawn_at', 'is', null)
    .where(sql<boolean>`not ${SPEAKS_AGAINST}`)
    .where(sql<boolean>`valid_from <= ${today}::date and (valid_until is null or valid_until >= ${today}::date)`)
    .orderBy('documents.title')
    .execute();
  return Map.groupBy(rows, ({ requirementId }) => requirementId);
}
