import { type Selectable, sql, type Transaction } from 'kysely';
import type { Acceptance, KnownControl } from '#domain/risks/acceptance.ts';
import { ActionFacts, type RiskAction } from '#domain/risks/action.ts';
import type { Assessment } from '#domain/risks/risk.ts';
import type { Review } from '#domain/risks/review.ts';
import { factColumns } from '../platform/fact-columns.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;
type Ids = readonly string[] | null;

const inIds = (ids: Ids) => (ids === null ? sql<boolean>`true` : sql<boolean>`risk_id = any(${[...ids]}::uuid[])`);

export type KnownAcceptance = Acceptance & { riskId: string };

/** Acceptances of these risks (null: of all), newest first. */
export async function listAcceptances(db: Db, organisationId: string, ids: Ids): Promise<KnownAcceptance[]> {
  const rows = await db
    .selectFrom('risk_acceptances')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where(inIds(ids))
    .orderBy('accepted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    riskId: row.risk_id,
    acceptedAt: row.accepted_at.toISOString(),
    acceptedBy: row.accepted_by,
    acceptedByName: row.accepted_by_name,
    until: row.until,
    statement: row.statement,
    stateThen: row.state_then,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnByName: row.withdrawn_by_name,
    withdrawnReason: row.withdrawn_reason,
    fromFile: row.from_file,
  }));
}

/** Linked controls with what is decided of each, in the order of their ids. */
export function listLinkedControls(
  db: Db,
  organisationId: string,
  ids: Ids,
): Promise<(KnownControl & { riskId: string })[]> {
  return db
    .selectFrom('risk_controls')
    .leftJoin('controls', (join) =>
      join
        .onRef('controls.organisation_id', '=', 'risk_controls.organisation_id')
        .onRef('controls.framework', '=', 'risk_controls.framework')
        .onRef('controls.requirement_id', '=', 'risk_controls.requirement_id'),
    )
    .select([
      'risk_controls.risk_id as riskId',
      'risk_controls.framework',
      'risk_controls.requirement_id as requirementId',
      sql<KnownControl['status']>`coalesce(controls.status, 'Not Started')`.as('status'),
      sql<boolean>`coalesce(controls.applicable, true)`.as('applicable'),
    ])
    .where('risk_controls.organisation_id', '=', organisationId)
    .where(inIds(ids))
    .orderBy('risk_controls.framework')
    .orderBy(sql`risk_controls.requirement_id`)
    .execute();
}

/** How many actions of each risk are open, late and done on a day. */
export async function countActions(db: Db, organisationId: string, ids: Ids, today: string) {
  const rows = await db
    .selectFrom('risk_actions')
    .select([
      'risk_id as riskId',
      sql<number>`count(*) filter (where state = 'open')`.as('open'),
      sql<number>`count(*) filter (where state = 'open' and due_on < ${today}::date)`.as('late'),
      sql<number>`count(*) filter (where state = 'done')`.as('done'),
    ])
    .where('organisation_id', '=', organisationId)
    .where(inIds(ids))
    .groupBy('risk_id')
    .execute();
  return new Map(rows.map((row) => [row.riskId, row]));
}

const { columnsOf, factsOfRow } = factColumns(ActionFacts);
export const actionColumnsOf = columnsOf;

type ActionRow = Selectable<Tables['risk_actions']> & Pick<RiskAction, 'ownerName' | 'ownerIsMember'>;

export const actionOf = (row: ActionRow): RiskAction => ({
  ...factsOfRow(row),
  id: row.id,
  riskId: row.risk_id,
  ownerName: row.ownerName,
  ownerIsMember: row.ownerIsMember,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  closedByName: row.closed_by_name,
  version: row.version,
});

/** Steps of the plans of these risks: open ones first, the one that is due next on top. */
export async function listActions(db: Db, organisationId: string, ids: Ids): Promise<RiskAction[]> {
  const rows = await db
    .selectFrom('risk_actions')
    .leftJoin('auth.user as owner', 'owner.id', 'risk_actions.owner_id')
    .leftJoin('memberships as standing', (join) =>
      join
        .onRef('standing.user_id', '=', 'risk_actions.owner_id')
        .onRef('standing.organisation_id', '=', 'risk_actions.organisation_id'),
    )
    .leftJoin('former_members as former', (join) =>
      join
        .onRef('former.user_id', '=', 'risk_actions.owner_id')
        .onRef('former.organisation_id', '=', 'risk_actions.organisation_id'),
    )
    .selectAll('risk_actions')
    .select([
      sql<string | null>`coalesce(owner.name, former.name)`.as('ownerName'),
      sql<boolean>`risk_actions.owner_id is null or standing.user_id is not null`.as('ownerIsMember'),
    ])
    .where('risk_actions.organisation_id', '=', organisationId)
    .where(inIds(ids))
    .orderBy(sql`risk_actions.state <> 'open'`)
    .orderBy('risk_actions.due_on', (order) => order.asc().nullsLast())
    .orderBy('risk_actions.created_at')
    .orderBy('risk_actions.id')
    .execute();
  return rows.map(actionOf);
}

/** Assessments, newest first. */
export async function listAssessments(
  db: Db,
  organisationId: string,
  ids: Ids,
): Promise<(Assessment & { riskId: string })[]> {
  const rows = await db
    .selectFrom('risk_assessments')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where(inIds(ids))
    .orderBy('assessed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    riskId: row.risk_id,
    kind: row.kind,
    likelihood: row.likelihood,
    impact: row.impact,
    rationale: row.rationale,
    methodNumber: row.method_number,
    assessedAt: row.assessed_at.toISOString(),
    assessedByName: row.assessed_by_name,
  }));
}

/** Reviews, newest first. */
export async function listReviews(db: Db, organisationId: string, riskId: string): Promise<Review[]> {
  const rows = await db
    .selectFrom('risk_reviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('risk_id', '=', riskId)
    .orderBy('reviewed_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reviewedAt: row.reviewed_at.toISOString(),
    reviewedByName: row.reviewed_by_name,
    fromFile: row.from_file,
    outcome: row.outcome,
    note: row.note,
    nextOn: row.next_on,
  }));
}
