import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Asset } from '#domain/assets/asset.ts';
import type { SortableColumn } from '#domain/assets/columns.ts';
import type { AssetFilter, AssetOrder } from '#domain/assets/filter.ts';
import { dayOf } from '../platform/day.ts';
import type { Tables } from '../tables.ts';
import { filtered, isUnfiltered } from './filtered.ts';
import { toAsset } from './rows.ts';

type Db = Transaction<Tables>;
type Direction = NonNullable<AssetOrder['direction']>;
export type AssetQuery = AssetFilter & AssetOrder & { page?: number | undefined; pageSize?: number | undefined };

interface Page {
  direction: Direction;
  limit: number;
  offset: number;
}

/** What a sort goes by: an expression that an index holds. */
const ORDERS: Record<Exclude<SortableColumn, 'riskLevel'>, { key: RawBuilder<unknown>; isOptional?: true }> = {
  name: { key: sql`lower(name)` },
  type: { key: sql.ref('type') },
  category: { key: sql.ref('category') },
  serialNumber: { key: sql.ref('serial_number') },
  owner: { key: sql`lower(owner)` },
  status: { key: sql.ref('status') },
  location: { key: sql.ref('location') },
  vendor: { key: sql`lower(vendor)` },
  complianceStatus: { key: sql.ref('compliance_status') },
  lastUpdated: { key: sql.ref('updated_at') },
  purchaseDate: { key: sql.ref('purchase_date'), isOptional: true },
  warrantyExpiry: { key: sql.ref('warranty_expiry'), isOptional: true },
  cost: { key: sql.ref('cost'), isOptional: true },
};

export async function listAssets(db: Db, organisationId: string, query: AssetQuery, now: Date) {
  const today = dayOf(now);
  const { page = 0, pageSize = 10, sort = 'name', direction = 'asc' } = query;
  const asked: Page = { direction, limit: pageSize, offset: page * pageSize };
  const rows =
    sort === 'riskLevel'
      ? await pageByRisk(db, organisationId, query, today, asked)
      : await pageBy(db, organisationId, query, today, asked, sort);
  return { rows: rows.map((row) => toAsset(row, today)), total: await countAssets(db, organisationId, query, today) };
}

/** All of them are counted by the database as they come and go; those of a filter when asked. */
async function countAssets(db: Db, organisationId: string, filter: AssetFilter, today: string): Promise<number> {
  if (isUnfiltered(filter)) {
    const { rows } = await sql<{ total: number }>`
      select total from clausewise.asset_totals where organisation_id = ${organisationId}`.execute(db);
    return rows[0]?.total ?? 0;
  }
  const { total } = await filtered(
    db.selectFrom('assets').select((count) => count.fn.countAll<number>().as('total')),
    organisationId,
    filter,
    today,
  ).executeTakeFirstOrThrow();
  return total;
}

function pageBy(
  db: Db,
  organisationId: string,
  filter: AssetFilter,
  today: string,
  { direction, limit, offset }: Page,
  sort: keyof typeof ORDERS,
) {
  const { key, isOptional } = ORDERS[sort];
  const isDown = direction === 'desc';
  return filtered(db.selectFrom('assets').selectAll(), organisationId, filter, today)
    .orderBy(isOptional && isDown ? sql`${key} desc nulls last` : sql`${key} ${sql.raw(direction)}`)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The order of risk changes with the day: two ordered halves, warranties that run and warranties that have ended, are merged up to the page. */
async function pageByRisk(
  db: Db,
  organisationId: string,
  filter: AssetFilter,
  today: string,
  { direction, limit, offset }: Page,
) {
  const half = (points: RawBuilder<number>, holds: RawBuilder<boolean>) =>
    filtered(db.selectFrom('assets'), organisationId, filter, today)
      .select(['id', sql<number>`asset_risk_order(risk_level_override, ${points})`.as('place')])
      .where(holds)
      .orderBy(sql`asset_risk_order(risk_level_override, ${points})`, direction)
      .orderBy('id', direction)
      .limit(offset + limit);
  const running = half(sql`lasting_risk_points`, sql`(warranty_expiry is null or warranty_expiry >= ${today}::date)`);
  const expired = half(sql`lasting_risk_points + 10`, sql`warranty_expiry < ${today}::date`);
  return db
    .with('page', (cte) =>
      cte
        .selectFrom(sql<{ id: string; place: number }>`((${running}) union all (${expired}))`.as('halves'))
        .select(['halves.id', 'halves.place'])
        .orderBy('halves.place', direction)
        .orderBy('halves.id', direction)
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('assets', 'assets.id', 'page.id')
    .selectAll('assets')
    .where('assets.organisation_id', '=', organisationId)
    .orderBy('page.place', direction)
    .orderBy('page.id', direction)
    .execute();
}

const PIECE = 1000;

/** The filtered list in the order of its names, piece by piece; each call goes on behind the last asset of the one before. */
export async function nextAssets(
  db: Db,
  organisationId: string,
  filter: AssetFilter,
  after: Pick<Asset, 'name' | 'id'> | null,
  now: Date,
) {
  const today = dayOf(now);
  let query = filtered(db.selectFrom('assets').selectAll(), organisationId, filter, today);
  if (after) query = query.where(sql<boolean>`(lower(name), id) > (lower(${after.name}), ${after.id}::uuid)`);
  const rows = await query
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(PIECE)
    .execute();
  return rows.map((row) => toAsset(row, today));
}
