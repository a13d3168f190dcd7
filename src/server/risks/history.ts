import { daysBetween, historyOf, type RiskHistory } from '#domain/risks/history.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { listVersions } from './methods.ts';
import { listAssessments } from './parts.ts';

/** How the register stood from its first risk until today. */
export async function readHistory(context: Context): Promise<RiskHistory> {
  const { db, organisationId } = context;
  const rows = await db
    .selectFrom('risks')
    .select(['id', 'created_at as createdAt', 'closed_at as closedAt'])
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at')
    .execute();
  const [first] = rows;
  if (!first) return { days: [], open: [], aboveAppetite: [], meanPercent: [] };
  const versions = await listVersions(db, organisationId);
  const made = Map.groupBy((await listAssessments(db, organisationId, null)).toReversed(), ({ riskId }) => riskId);
  const risks = rows.map(({ id, createdAt, closedAt }) => ({
    createdOn: dayOf(createdAt),
    closedOn: closedAt && dayOf(closedAt),
    assessments: made.get(id) ?? [],
  }));
  return historyOf(risks, versions, daysBetween(dayOf(first.createdAt), dayOf(context.now)));
}
