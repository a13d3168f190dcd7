import { type QuoteMatch, matchQuote } from '#domain/evidence/quote-match.ts';
import { documentNamed } from '../documents/document-named.ts';
import { getDocumentText } from '../documents/store.ts';
import type { Context } from '../platform/context.ts';

/** Standing evidence on a document, what is gone first. */
export async function listQuoteMatches(context: Context, documentId: string): Promise<QuoteMatch[]> {
  const { db, organisationId } = context;
  await documentNamed(context, documentId);
  const text = await getDocumentText(db, organisationId, documentId);
  const rows = await db
    .selectFrom('evidence')
    .select(['id', 'framework', 'requirement_id as requirementId', 'quote', 'version'])
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .orderBy('requirement_id')
    .orderBy('id')
    .execute();
  const matches = rows.map(({ quote, ...row }) => ({
    ...row,
    quote: quote.text,
    ...matchQuote(text?.text ?? '', quote),
  }));
  return [...matches.filter(({ at }) => at === null), ...matches.filter(({ at }) => at !== null)];
}
