import type { Context } from '../platform/context.ts';

/** Evidence that ends from one day to another (ISO dates, both counted): one for all that a document shows until the same day. */
export async function evidenceEndingBetween(
  { db, organisationId }: Pick<Context, 'db' | 'organisationId'>,
  from: string,
  to: string,
): Promise<{ documentId: string; title: string; on: string; count: number }[]> {
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('documents', 'documents.id', 'evidence.document_id')
    .select(({ fn }) => [
      'document_id as documentId',
      'documents.title',
      'valid_until as on',
      fn.countAll<number>().as('count'),
    ])
    .where('evidence.organisation_id', '=', organisationId)
    .where('withdrawn_at', 'is', null)
    .where('valid_until', '>=', from)
    .where('valid_until', '<=', to)
    .groupBy(['document_id', 'documents.title', 'valid_until'])
    .execute();
  return rows.flatMap(({ on, ...row }) => (on === null ? [] : [{ ...row, on }]));
}
