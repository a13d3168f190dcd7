import { sql, type Transaction } from 'kysely';
import { ASSET_CATEGORIES, RISK_LEVELS } from '#domain/assets/values.ts';
import type { AssetCategory, RiskLevel } from '#domain/assets/asset.ts';
import { dayAfter, EXPIRING_DAYS } from '#domain/assets/days.ts';
import { shareOf } from '#domain/share.ts';
import type { AssetStatistics } from '#domain/assets/statistics.ts';
import type { Tables } from '../tables.ts';
import { dayOf } from '../platform/day.ts';
import { riskLevelOn } from './filtered.ts';

type Db = Transaction<Tables>;

/** What domain/assets/statistics.ts defines, counted where the assets are. */
export async function readStatistics(db: Db, organisationId: string, now: Date): Promise<AssetStatistics> {
  const today = dayOf(now);
  const groups = await db
    .selectFrom('assets')
    .select([
      'category',
      riskLevelOn(today).as('level'),
      (count) => count.fn.countAll<number>().as('assets'),
      sql<number>`count(*) filter (where compliance_status = 'Compliant')`.as('compliant'),
      sql<number>`count(*) filter (where compliance_status = 'Pending Review')`.as('unreviewed'),
      sql<number>`count(*) filter (where category = 'Software'
        and warranty_expiry between ${today}::date and ${dayAfter(today, EXPIRING_DAYS)}::date)`.as('expiring'),
    ])
    .where('organisation_id', '=', organisationId)
    .groupBy(['category', sql`2`])
    .execute();
  const sum = (
    of: 'assets' | 'compliant' | 'unreviewed' | 'expiring',
    where: { category?: AssetCategory; level?: RiskLevel } = {},
  ) =>
    groups
      .filter(({ category, level }) => category === (where.category ?? category) && level === (where.level ?? level))
      .reduce((total, group) => total + group[of], 0);
  return {
    totalAssets: sum('assets'),
    highRiskAssets: sum('assets', { level: 'High' }),
    expiringLicenses: sum('expiring'),
    compliantAssets: sum('compliant'),
    unreviewedAssets: sum('unreviewed'),
    complianceScore: shareOf(sum('compliant'), sum('assets')),
    categoryDistribution: ASSET_CATEGORIES.map((name) => ({ name, value: sum('assets', { category: name }) })),
    riskDistribution: RISK_LEVELS.map((name) => ({ name, count: sum('assets', { level: name }) })),
  };
}

export async function listChoices(db: Db, organisationId: string) {
  const counted = (column: 'location' | 'owner') =>
    db
      .selectFrom('assets')
      .select([`${column} as value`, (count) => count.fn.countAll<number>().as('assets')])
      .where('organisation_id', '=', organisationId)
      .where(column, '<>', '')
      .groupBy(column)
      .orderBy('assets', 'desc')
      .orderBy(column)
      .limit(200)
      .execute();
  return { locations: await counted('location'), owners: await counted('owner') };
}
