import { sql, type Transaction } from 'kysely';
import { RiskFacts } from '#domain/risks/risk.ts';
import { factColumns } from '../platform/fact-columns.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

const { selectedFrom, ...mapping } = factColumns(RiskFacts);
export const { columnsOf, factsOf } = mapping;

export function selectRisks(db: Db, organisationId: string) {
  return (
    db
      .selectFrom('risks')
      .leftJoin('auth.user as owner', 'owner.id', 'risks.owner_id')
      .leftJoin('memberships as standing', (join) =>
        join
          .onRef('standing.user_id', '=', 'risks.owner_id')
          .onRef('standing.organisation_id', '=', 'risks.organisation_id'),
      )
      // Somebody of a restored backup has a name here, and no account.
      .leftJoin('former_members as former', (join) =>
        join
          .onRef('former.user_id', '=', 'risks.owner_id')
          .onRef('former.organisation_id', '=', 'risks.organisation_id'),
      )
      .where('risks.organisation_id', '=', organisationId)
  );
}

export const OWNER_NAME = sql<string | null>`coalesce(owner.name, former.name)`;

const COLUMNS = [
  'risks.id',
  ...selectedFrom('risks'),
  OWNER_NAME.as('ownerName'),
  sql<boolean>`risks.owner_id is null or standing.user_id is not null`.as('ownerIsMember'),
  'risks.scenario_id as scenarioId',
  'risks.inherent_likelihood',
  'risks.inherent_impact',
  'risks.inherent_method',
  'risks.residual_likelihood',
  'risks.residual_impact',
  'risks.residual_method',
  'risks.target_likelihood',
  'risks.target_impact',
  'risks.target_method',
  'risks.closed_at as closedAt',
  'risks.closed_reason as closedReason',
  'risks.created_at as createdAt',
  'risks.created_by_name as createdByName',
  'risks.changed_at as changedAt',
  'risks.version',
] as const;

export type RiskQuery = ReturnType<typeof selectRisks>;

export function readRisks(query: RiskQuery) {
  return query.select(COLUMNS).execute();
}
export type RiskRow = Awaited<ReturnType<typeof readRisks>>[number];

/** Until the commit nobody else changes this risk. */
export async function lockRisk(db: Db, organisationId: string, id: string): Promise<void> {
  await db
    .selectFrom('risks')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Until the commit nobody else adds risks here. */
export async function lockRegister(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`risks ${organisationId}`}, 0))`.execute(db);
}

/** The number of the next risk, which nobody else gets. */
export async function nextOrdinal(db: Db, organisationId: string): Promise<number> {
  await lockRegister(db, organisationId);
  const { last } = await db
    .selectFrom('risks')
    .select((of) => of.fn.max('ordinal').as('last'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Which of these references are taken, in small letters. */
export async function takenReferences(
  db: Db,
  organisationId: string,
  references: string[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('risks')
    .select(['id', 'reference'])
    .where('organisation_id', '=', organisationId)
    .where(
      sql<string>`lower(reference)`,
      'in',
      references.map((each) => each.toLowerCase()),
    )
    .execute();
  return new Map(rows.map(({ id, reference }) => [reference.toLowerCase(), id]));
}
