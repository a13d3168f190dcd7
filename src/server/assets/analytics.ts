import { sql, type Transaction } from 'kysely';
import type { AssetAnalytics, AssetGroup } from '#domain/assets/analytics.ts';
import { choicesOf } from '#domain/assets/vocabulary/choices.ts';
import { ASSET_SLICES } from '#domain/assets/slices.ts';
import { ASSET_CATEGORIES, COMPLIANCE_STATUSES } from '#domain/assets/values.ts';
import type { Tables } from '../tables.ts';
import { dayOf } from '../platform/day.ts';
import { readVocabulary } from './vocabulary.ts';
import { IN_USE, sliceOn } from './slices.ts';

type Db = Transaction<Tables>;
type Counted = Omit<AssetGroup, 'name'>;

/** Counts the inventory once, in groups that every figure is a sum of. */
export async function readAnalytics(db: Db, organisationId: string, now: Date): Promise<AssetAnalytics> {
  const today = dayOf(now);
  const rows = await db
    .selectFrom('assets')
    .select([
      'category',
      'department',
      'compliance_status as complianceStatus',
      ({ fn }) => fn.countAll<number>().as('assets'),
      sql<number>`coalesce(sum(cost), 0)`.as('cost'),
      ...ASSET_SLICES.map((slice) => sql<number>`count(*) filter (where ${sliceOn(slice, today)})`.as(slice)),
    ])
    .where('organisation_id', '=', organisationId)
    .groupBy(['category', 'department', 'compliance_status'])
    .execute();
  const { options } = await readVocabulary(db, organisationId);
  const groups = rows.map(({ category, department, complianceStatus, assets, cost, ...slices }) => ({
    category,
    department,
    complianceStatus,
    counted: { assets, cost, slices },
  }));
  const sum = (holds: (group: (typeof groups)[number]) => boolean) =>
    sumOf(groups.filter(holds).map((group) => group.counted));
  return {
    ...sum(() => true),
    categories: ASSET_CATEGORIES.map((name) => ({ name, ...sum(({ category }) => category === name) })),
    departments: [
      ...new Set([...choicesOf('department', options), ...groups.flatMap(({ department }) => department ?? []), null]),
    ].map((name) => ({
      name,
      ...sum(({ department }) => department === name),
    })),
    complianceStatuses: COMPLIANCE_STATUSES.map((name) => ({
      name,
      assets: sum(({ complianceStatus }) => complianceStatus === name).assets,
    })),
  };
}

/** Assets that are not retired. */
export async function countInUse(db: Db, organisationId: string): Promise<number> {
  const { assets } = await db
    .selectFrom('assets')
    .select(({ fn }) => fn.countAll<number>().as('assets'))
    .where('organisation_id', '=', organisationId)
    .where(IN_USE)
    .executeTakeFirstOrThrow();
  return assets;
}

function sumOf(groups: Counted[]): Counted {
  const total = (value: (group: Counted) => number) => groups.reduce((sum, group) => sum + value(group), 0);
  return {
    assets: total(({ assets }) => assets),
    cost: Math.round(total(({ cost }) => cost) * 100) / 100,
    slices: Object.fromEntries(
      ASSET_SLICES.map((slice) => [slice, total(({ slices }) => slices[slice])]),
    ) as Counted['slices'],
  };
}
