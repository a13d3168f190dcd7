import { sql, type Transaction } from 'kysely';
import { LIKELY } from '#domain/documents/band.ts';
import type { Control } from '#domain/controls/control.ts';
import { askToKeep, type Evidence } from '#domain/evidence/evidence.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export interface EvidenceFilter {
  framework?: string | undefined;
  requirementId?: string | undefined;
  documentId?: string | undefined;
  suggestionIds?: string[] | undefined;
  ids?: string[] | undefined;
  onlyActive?: boolean | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

const CARRIED_FROM = sql<Evidence['carriedFrom']>`(
  select jsonb_build_object('framework', origin.framework, 'requirementId', origin.requirement_id)
  from carried_evidence join evidence origin on origin.id = carried_evidence.origin_id
  where carried_evidence.evidence_id = evidence.id)`;

function selectEvidence(db: Db, organisationId: string, filter: EvidenceFilter) {
  let rows = db
    .selectFrom('evidence')
    .innerJoin('documents', 'documents.id', 'evidence.document_id')
    .where('evidence.organisation_id', '=', organisationId);
  if (filter.framework) rows = rows.where('evidence.framework', '=', filter.framework);
  if (filter.requirementId) rows = rows.where('evidence.requirement_id', '=', filter.requirementId);
  if (filter.documentId) rows = rows.where('evidence.document_id', '=', filter.documentId);
  if (filter.suggestionIds) rows = rows.where('evidence.suggestion_id', 'in', filter.suggestionIds);
  if (filter.ids) rows = rows.where('evidence.id', 'in', filter.ids);
  if (filter.onlyActive) rows = rows.where('evidence.withdrawn_at', 'is', null);
  return rows;
}

export async function listEvidence(db: Db, organisationId: string, filter: EvidenceFilter): Promise<Evidence[]> {
  let query = selectEvidence(db, organisationId, filter)
    .select([
      'evidence.id',
      'evidence.framework',
      'evidence.requirement_id as requirementId',
      'evidence.document_id as documentId',
      'documents.title as documentTitle',
      'evidence.quote',
      'evidence.asks',
      'evidence.valid_from as validFrom',
      'evidence.valid_until as validUntil',
      'evidence.accepted_at as acceptedAt',
      'evidence.accepted_by_name as acceptedByName',
      'evidence.from_file as fromFile',
      'evidence.reason',
      'evidence.control_then as controlThen',
      'evidence.withdrawn_at as withdrawnAt',
      'evidence.withdrawn_by_name as withdrawnByName',
      CARRIED_FROM.as('carriedFrom'),
    ])
    .orderBy('evidence.accepted_at', 'desc')
    .orderBy('evidence.id');
  if (filter.pageSize) query = query.limit(filter.pageSize).offset((filter.page ?? 0) * filter.pageSize);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    acceptedAt: row.acceptedAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }));
}

export async function countEvidence(db: Db, organisationId: string, filter: EvidenceFilter): Promise<number> {
  const { total } = await selectEvidence(db, organisationId, filter)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

interface Accepted extends Pick<Evidence, 'framework' | 'requirementId' | 'documentId' | 'quote' | 'asks'> {
  suggestionId: string | null;
  control: Control;
  validFrom: string;
  validUntil: string | null;
  at: Date;
  by: string;
  byName: string;
  reason?: string | null;
}

/** Keeps what was accepted as evidence, with the state of the control that the person saw. Returns the new ids. */
export async function addEvidence(db: Db, organisationId: string, accepted: Accepted[]): Promise<string[]> {
  const rows = await db
    .insertInto('evidence')
    .values(
      accepted.map(({ control, quote, asks, validFrom, validUntil, at, by, byName, reason, ...of }) => ({
        organisation_id: organisationId,
        framework: of.framework,
        requirement_id: of.requirementId,
        document_id: of.documentId,
        suggestion_id: of.suggestionId,
        // The version whose words are quoted; 0 before the first approval.
        version: sql<number>`coalesce((select version from documents where id = ${of.documentId}), 0)`,
        quote: JSON.stringify(quote),
        asks: JSON.stringify(asks.map(askToKeep)),
        valid_from: validFrom,
        valid_until: validUntil,
        accepted_at: at,
        accepted_by: by,
        accepted_by_name: byName,
        reason: reason ?? null,
        control_then: JSON.stringify({
          status: control.status,
          applicable: control.applicable,
          version: control.version,
        }),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Withdraws of these what still stands. @returns what was withdrawn now, each with the suggestion it came from. */
export async function withdrawEvidence(
  db: Db,
  organisationId: string,
  ids: string[],
  who: { at: Date; by: string; byName: string },
) {
  return db
    .updateTable('evidence')
    .set({ withdrawn_at: who.at, withdrawn_by: who.by, withdrawn_by_name: who.byName })
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'suggestion_id as suggestionId'])
    .execute();
}

/** Evidence that says the reverse of what it was accepted for: it proves nothing. What stands otherwise on it is in `shownBy`. */
export const SPEAKS_AGAINST = sql<boolean>`evidence.asks @> '[{"status": "contradicted"}]'`;

/** All that counts on a day and speaks against nothing, over all frameworks, without its words: what could serve others too. */
export function listSound(db: Db, organisationId: string, today: string) {
  return db
    .selectFrom('evidence')
    .select(['id', 'framework', 'requirement_id as requirementId', 'document_id as documentId'])
    .where('organisation_id', '=', organisationId)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`not ${SPEAKS_AGAINST}`)
    .where(sql<boolean>`valid_from <= ${today}::date and (valid_until is null or valid_until >= ${today}::date)`)
    .execute();
}

export type CurrentPiece = Pick<Evidence, 'asks' | 'validFrom' | 'validUntil' | 'acceptedAt' | 'documentId'>;

/** What stands for each requirement on a day, by framework, in one query: the current pieces, and how many have ended that showed it. */
export async function evidenceByRequirement(db: Db, organisationId: string, frameworks: string[], today: string) {
  const isCurrent = sql<boolean>`valid_from <= ${today}::date and (valid_until is null or valid_until >= ${today}::date)`;
  const rows = await db
    .selectFrom('evidence')
    .select([
      'framework',
      'requirement_id as requirementId',
      sql<number>`(count(*) filter (where valid_until < ${today}::date and not ${SPEAKS_AGAINST}))`.as('expired'),
      sql<
        CurrentPiece[]
      >`coalesce(jsonb_agg(jsonb_build_object('asks', asks, 'validFrom', valid_from, 'validUntil', valid_until, 'acceptedAt', accepted_at,
        'documentId', document_id)) filter (where ${isCurrent}), '[]')`.as('pieces'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('framework', 'in', frameworks)
    .where('withdrawn_at', 'is', null)
    .groupBy(['framework', 'requirement_id'])
    .execute();
  return byPlace(rows, (row) => row);
}

/** Only those that are at least likely: what a person is asked to decide. */
export async function openSuggestionsByRequirement(db: Db, organisationId: string, frameworks: string[]) {
  const rows = await db
    .selectFrom('suggestions')
    .select(['framework', 'requirement_id as requirementId', (count) => count.fn.countAll<number>().as('open')])
    .where('organisation_id', '=', organisationId)
    .where('framework', 'in', frameworks)
    .where('decision', '=', 'open')
    .where('confidence', '>=', LIKELY)
    .groupBy(['framework', 'requirement_id'])
    .execute();
  return byPlace(rows, ({ open }) => open);
}

/** By framework, then by requirement. */
function byPlace<Row extends { framework: string; requirementId: string }, T>(rows: Row[], valueOf: (row: Row) => T) {
  const byFramework = new Map<string, Map<string, T>>();
  for (const row of rows) {
    const own = byFramework.get(row.framework) ?? new Map<string, T>();
    byFramework.set(row.framework, own.set(row.requirementId, valueOf(row)));
  }
  return byFramework;
}
