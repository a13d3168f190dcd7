import type { Transaction } from 'kysely';
import type { Suggestion } from '#domain/documents/document.ts';
import type { Finding } from '#domain/documents/analysis.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export interface SuggestionFilter {
  framework?: string | undefined;
  requirementId?: string | undefined;
  documentId?: string | undefined;
  state?: Suggestion['state'] | undefined;
  atLeast?: number | undefined;
  below?: number | undefined;
  /** Leaves out open ones that are less certain; what was decided stays, and what says the reverse of what is asked. */
  openFrom?: number | undefined;
  ids?: string[] | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

function selectSuggestions(db: Db, organisationId: string, filter: SuggestionFilter) {
  let rows = db
    .selectFrom('suggestions')
    .innerJoin('documents', 'documents.id', 'suggestions.document_id')
    .where('suggestions.organisation_id', '=', organisationId);
  if (filter.framework) rows = rows.where('suggestions.framework', '=', filter.framework);
  if (filter.requirementId) rows = rows.where('suggestions.requirement_id', '=', filter.requirementId);
  if (filter.documentId) rows = rows.where('suggestions.document_id', '=', filter.documentId);
  if (filter.state) rows = rows.where('suggestions.decision', '=', filter.state);
  if (filter.atLeast !== undefined) rows = rows.where('suggestions.confidence', '>=', filter.atLeast);
  if (filter.below !== undefined) rows = rows.where('suggestions.confidence', '<', filter.below);
  const { openFrom } = filter;
  if (openFrom !== undefined)
    rows = rows.where((where) =>
      where.or([
        where('suggestions.decision', '<>', 'open'),
        where('suggestions.confidence', '>=', openFrom),
        where('suggestions.speaks_against', '=', true),
      ]),
    );
  if (filter.ids) rows = rows.where('suggestions.id', 'in', filter.ids);
  return rows;
}

/** Most certain first. Without a page size, all that match: only for filters that name documents or ids. */
export async function listSuggestions(db: Db, organisationId: string, filter: SuggestionFilter): Promise<Suggestion[]> {
  let query = selectSuggestions(db, organisationId, filter)
    .select([
      'suggestions.id',
      'suggestions.document_id as documentId',
      'documents.title as documentTitle',
      'suggestions.framework',
      'suggestions.requirement_id as requirementId',
      'suggestions.confidence',
      'suggestions.quotes',
      'suggestions.because',
      'suggestions.cues',
      'suggestions.declared',
      'suggestions.asks',
      'suggestions.decision as state',
      'suggestions.judged_by as judgedBy',
      'suggestions.decided_at as decidedAt',
      'suggestions.decided_by_name as decidedByName',
    ])
    .orderBy('suggestions.confidence', 'desc')
    .orderBy('suggestions.id');
  if (filter.pageSize) query = query.limit(filter.pageSize).offset((filter.page ?? 0) * filter.pageSize);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, decidedAt: row.decidedAt?.toISOString() ?? null }));
}

export async function countSuggestions(db: Db, organisationId: string, filter: SuggestionFilter): Promise<number> {
  const { total } = await selectSuggestions(db, organisationId, filter)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Decides suggestions; those decided meanwhile are left as they are. Returns the ids that changed. */
export async function decide(
  db: Db,
  organisationId: string,
  ids: string[],
  decision: {
    from: Suggestion['state'][];
    to: Suggestion['state'];
    at: Date;
    by: string;
    byName: string;
    reason?: string | undefined;
  },
): Promise<string[]> {
  const isOpen = decision.to === 'open';
  const rows = await db
    .updateTable('suggestions')
    .set({
      decision: decision.to,
      decided_at: isOpen ? null : decision.at,
      decided_by: isOpen ? null : decision.by,
      decided_by_name: isOpen ? null : decision.byName,
      reason: isOpen ? null : (decision.reason ?? null),
    })
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .where('decision', 'in', decision.from)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the engine found now replaces what was open; what people decided stays, with the reasons they saw. */
export async function replaceOpenSuggestions(
  db: Db,
  organisationId: string,
  documentId: string,
  framework: string,
  findings: Finding[],
) {
  await removeOpenSuggestions(db, organisationId, { documentId, frameworks: [framework] });
  if (findings.length === 0) return;
  await db
    .insertInto('suggestions')
    .values(
      findings.map(({ requirementId, confidence, quotes, because, cues, declared, asks }) => ({
        organisation_id: organisationId,
        document_id: documentId,
        framework,
        requirement_id: requirementId,
        confidence,
        quotes: JSON.stringify(quotes),
        because: JSON.stringify(because),
        cues: JSON.stringify(cues),
        declared,
        asks: JSON.stringify(asks),
      })),
    )
    .onConflict((taken) => taken.columns(['document_id', 'framework', 'requirement_id']).doNothing())
    .execute();
}

/** Of a document or of frameworks. What people decided stays. */
export async function removeOpenSuggestions(
  db: Db,
  organisationId: string,
  {
    documentId,
    frameworks,
  }: { documentId: string; frameworks?: string[] } | { documentId?: undefined; frameworks: string[] },
) {
  let open = db.deleteFrom('suggestions').where('organisation_id', '=', organisationId).where('decision', '=', 'open');
  if (documentId !== undefined) open = open.where('document_id', '=', documentId);
  if (frameworks !== undefined) open = open.where('framework', 'in', frameworks);
  await open.execute();
}
