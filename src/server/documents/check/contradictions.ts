import { sql } from 'kysely';
import { MOST_CONTRADICTIONS, type CheckedDocument } from '#domain/documents/check/check-documents.ts';
import type { Context } from '../../platform/context.ts';

type Reader = Pick<Context, 'db' | 'organisationId'>;
type Contradiction = CheckedDocument['contradicted'][number];

/**
 * Sentences that say the reverse of what is asked, of suggestions that nobody rejected. Those of an accepted one may be of an earlier
 * version: they count as long as they stand in the text.
 */
const SENTENCES = sql`from suggestions said cross join jsonb_array_elements(said.asks) ask
  where said.document_id = documents.id and said.speaks_against and said.decision <> 'rejected' and ask ->> 'status' = 'contradicted'
    and position(ask -> 'quote' ->> 'text' in documents.text) > 0`;

/** How many objections they make on a document. */
export const CONTRADICTIONS = sql<number>`(select least(count(distinct ask -> 'quote'), ${MOST_CONTRADICTIONS}) ${SENTENCES})`;

/** The sentences of these documents with what they are the reverse of, in the order of the text; one sentence is said once. */
export async function contradictionsIn(
  { db, organisationId }: Reader,
  ids: readonly string[],
): Promise<Map<string, Contradiction[]>> {
  const { rows } = await sql<{ documentId: string; contradicted: Contradiction[] }>`
    select documents.id as "documentId", (
      select jsonb_agg(jsonb_build_object('quote', quote, 'requirements', requirements) order by (quote ->> 'start')::int, quote)
      from (select ask -> 'quote' as quote, jsonb_agg(distinct said.requirement_id) as requirements ${SENTENCES} group by ask -> 'quote') sentence
    ) as contradicted
    from documents
    where organisation_id = ${organisationId} and id = any(${ids}::uuid[])
      and exists (select from suggestions said where said.document_id = documents.id and said.speaks_against)`.execute(
    db,
  );
  return new Map(rows.map(({ documentId, contradicted }) => [documentId, contradicted ?? []]));
}
