import { type EvidenceStanding, standingOf } from '#domain/evidence/standing.ts';
import { documentNamed } from '../documents/document-named.ts';
import { getDocumentText } from '../documents/store.ts';
import type { Act } from '../platform/act.ts';

/** Standing evidence on a document, what is gone first. */
export async function listStandings(act: Act, documentId: string): Promise<EvidenceStanding[]> {
  const { db, organisationId } = act;
  await documentNamed(act, documentId);
  const words = await getDocumentText(db, organisationId, documentId);
  const rows = await db
    .selectFrom('evidence')
    .select(['id', 'framework', 'requirement_id as requirementId', 'quote', 'version'])
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .orderBy('requirement_id')
    .orderBy('id')
    .execute();
  const standings = rows.map(({ quote, ...row }) => ({
    ...row,
    quote: quote.text,
    ...standingOf(words?.text ?? '', quote),
  }));
  return [...standings.filter(({ at }) => at === null), ...standings.filter(({ at }) => at !== null)];
}
