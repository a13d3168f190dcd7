import { type RawBuilder, sql } from 'kysely';
import type { RiskFilter, RiskOrder } from '#domain/risks/filter.ts';
import { inForce, isWaiting } from '#domain/risks/slices.ts';
import { ASSESSMENT_KINDS, RISK_SLICES, RISK_STAGES } from '#domain/risks/values.ts';
import type { Risk, RiskOverview } from '#domain/risks/view.ts';
import type { Context } from '../platform/context.ts';
import { filteredRisks } from './filtered.ts';
import { listVersions } from './methods.ts';
import { OWNER_NAME, type RiskQuery, selectRisks } from './store.ts';
import { viewRisks } from './views.ts';

export type RiskListQuery = RiskFilter & RiskOrder & { page?: number | undefined; pageSize?: number | undefined };

/** What a sort goes by; what may be missing stands last in both directions. */
const ORDERS: Record<NonNullable<RiskOrder['sort']>, { key: RawBuilder<unknown>; isOptional?: true }> = {
  reference: { key: sql`risks.ordinal` },
  title: { key: sql`lower(risks.title)` },
  category: { key: sql`risks.category` },
  owner: { key: sql`lower(${OWNER_NAME})`, isOptional: true },
  inherent: { key: sql`risks.inherent_score`, isOptional: true },
  residual: { key: sql`risks.score`, isOptional: true },
  target: { key: sql`risks.target_score`, isOptional: true },
  treatment: { key: sql`risks.treatment`, isOptional: true },
  reviewDueOn: { key: sql`risks.review_due_on`, isOptional: true },
  changedAt: { key: sql`risks.changed_at` },
};

export function ordered(query: RiskQuery, { sort = 'residual', direction }: RiskOrder): RiskQuery {
  const way = direction ?? (sort === 'residual' ? 'desc' : 'asc');
  const { key, isOptional } = ORDERS[sort];
  return query
    .orderBy(isOptional && way === 'desc' ? sql`${key} desc nulls last` : sql`${key} ${sql.raw(way)}`)
    .orderBy('risks.id', way);
}

export async function listRisks(
  context: Context,
  { page = 0, pageSize = 25, sort, direction, ...filter }: RiskListQuery,
) {
  const found = await filteredRisks(context, filter);
  const rows = await viewRisks(
    context,
    ordered(found, { sort, direction })
      .limit(pageSize)
      .offset(page * pageSize),
  );
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

const NAMED = 5;
const TOP = 8;

/** The register as a whole: every number is counted from the same risks that the list shows. */
export async function readOverview(context: Context): Promise<RiskOverview> {
  const versions = await listVersions(context.db, context.organisationId);
  const all = await viewRisks(context, ordered(selectRisks(context.db, context.organisationId), {}), true);
  const open = all.filter(({ stage }) => stage !== 'closed');
  const both = open.flatMap(({ inherent, residual }) => (inherent && residual ? [{ inherent, residual }] : []));
  const bands = new Map(versions.at(-1)?.method.bands.map(({ id, label }) => [id, { id, label, count: 0 }]));
  for (const risk of open) {
    const judged = inForce(risk);
    if (!judged) continue;
    const known = bands.get(judged.band) ?? { id: judged.band, label: judged.bandLabel, count: 0 };
    bands.set(judged.band, { ...known, count: known.count + 1 });
  }
  return {
    total: open.length,
    bands: [...bands.values()],
    unassessed: open.filter((risk) => inForce(risk) === null).length,
    slices: Object.fromEntries(
      RISK_SLICES.map((slice) => [slice, open.filter((risk) => isWaiting(slice, risk)).length]),
    ),
    stages: Object.fromEntries(RISK_STAGES.map((stage) => [stage, all.filter((risk) => risk.stage === stage).length])),
    cells: ASSESSMENT_KINDS.flatMap((kind) => cellsOf(kind, open)),
    movement: {
      risks: both.length,
      inherent: both.reduce((sum, { inherent }) => sum + inherent.score, 0),
      residual: both.reduce((sum, { residual }) => sum + residual.score, 0),
    },
    top: open.filter((risk) => inForce(risk) !== null).slice(0, TOP),
  };
}

function cellsOf(kind: (typeof ASSESSMENT_KINDS)[number], risks: readonly Risk[]): RiskOverview['cells'] {
  const onScales = risks.flatMap((risk) => {
    const judged = risk[kind];
    return judged && !judged.isOutdated ? [{ risk, judged }] : [];
  });
  const cells = Map.groupBy(onScales, ({ judged }) => `${judged.likelihood} ${judged.impact}`);
  return [...cells.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { likelihood, impact } = first.judged;
    const named = group.slice(0, NAMED).map(({ risk: { id, reference, title } }) => ({ id, reference, title }));
    return [{ kind, likelihood, impact, count: group.length, risks: named }];
  });
}
