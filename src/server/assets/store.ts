import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { contract } from '#contract/contract.ts';
import type { AssetFilter } from '#contract/assets.ts';
import type { Asset, AssetFacts } from '#domain/assets/asset.ts';
import { likeOf } from '../platform/like.ts';
import type { Tables } from '../tables.ts';
import { dayOf } from '../platform/day.ts';
import { columnsOf, toAsset } from './rows.ts';
import { sliceOn } from './slices.ts';

type Db = Transaction<Tables>;
export type AssetQuery = NonNullable<z.output<NonNullable<(typeof contract.assets.list)['~orpc']['inputSchema']>>>;

const ASSETS = 'assets' as const;

/** The level in force on a day, as the domain's riskOf says it. */
export function riskLevelOn(today: string) {
  return sql<
    Asset['riskLevel']
  >`asset_risk_level(risk_level_override, lasting_risk_points, warranty_expiry, ${today}::date)`;
}

export function filtered<O>(
  query: SelectQueryBuilder<Tables, 'assets', O>,
  organisationId: string,
  filter: AssetFilter,
  today: string,
) {
  let rows = query.where('organisation_id', '=', organisationId);
  for (const [column, value] of [
    ['type', filter.type],
    ['category', filter.category],
    ['status', filter.status],
    ['location', filter.location],
    ['compliance_status', filter.complianceStatus],
  ] as const)
    if (value !== undefined) rows = rows.where(column, '=', value);
  if (filter.riskLevel) rows = rows.where(riskLevelOn(today), '=', filter.riskLevel);
  if (filter.owner) rows = rows.where(sql<boolean>`lower(owner) like ${likeOf(filter.owner.toLowerCase())}`);
  if (filter.search?.trim())
    rows = rows.where('id', 'in', sql<string>`(select clausewise.search_assets(${filter.search.trim()}))`);
  if (filter.department)
    rows = rows.where('department', 'is not distinct from', filter.department === 'none' ? null : filter.department);
  if (filter.only) rows = rows.where(sliceOn(filter.only, today));
  return rows;
}

function orderOf(sort: NonNullable<AssetQuery['sort']>, today: string) {
  switch (sort) {
    case 'name':
      return sql`lower(name)`;
    case 'owner':
      return sql`lower(owner)`;
    case 'serialNumber':
      return sql.ref('serial_number');
    case 'lastUpdated':
      return sql.ref('updated_at');
    case 'riskLevel':
      return sql`array_position(array['Low', 'Medium', 'High'], ${riskLevelOn(today)}) * 1000
        + asset_risk_points(lasting_risk_points, warranty_expiry, ${today}::date)`;
    default:
      return sql.ref(sort);
  }
}

export async function listAssets(db: Db, organisationId: string, query: AssetQuery, now: Date) {
  const today = dayOf(now);
  const { page = 0, pageSize = 10, sort = 'name', direction = 'asc' } = query;
  const rows = await filtered(db.selectFrom(ASSETS).selectAll(), organisationId, query, today)
    .orderBy(orderOf(sort, today), direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await filtered(
    db.selectFrom(ASSETS).select((count) => count.fn.countAll<number>().as('total')),
    organisationId,
    query,
    today,
  ).executeTakeFirstOrThrow();
  return { rows: rows.map((row) => toAsset(row, today)), total };
}

/** The filtered list in the order of its names, piece by piece; each call goes on behind the last asset of the one before. */
export async function nextAssets(
  db: Db,
  organisationId: string,
  filter: AssetFilter,
  after: Pick<Asset, 'name' | 'id'> | null,
  now: Date,
) {
  const today = dayOf(now);
  let query = filtered(db.selectFrom(ASSETS).selectAll(), organisationId, filter, today);
  if (after) query = query.where(sql<boolean>`(lower(name), id) > (lower(${after.name}), ${after.id}::uuid)`);
  const rows = await query
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map((row) => toAsset(row, today));
}

export async function getAsset(db: Db, organisationId: string, id: string, now: Date): Promise<Asset | undefined> {
  const row = await db
    .selectFrom(ASSETS)
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toAsset(row, dayOf(now));
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockAsset(db: Db, organisationId: string, id: string, now: Date): Promise<Asset | undefined> {
  const row = await db
    .selectFrom(ASSETS)
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toAsset(row, dayOf(now));
}

export async function addAsset(
  db: Db,
  organisationId: string,
  id: string,
  facts: AssetFacts,
  now: Date,
): Promise<Asset> {
  const row = await db
    .insertInto(ASSETS)
    .values({ ...columnsOf(facts), id, organisation_id: organisationId, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAsset(row, dayOf(now));
}

export async function changeAsset(
  db: Db,
  organisationId: string,
  id: string,
  change: Partial<AssetFacts>,
  now: Date,
): Promise<Asset> {
  const row = await db
    .updateTable(ASSETS)
    .set({ ...columnsOf(change), updated_at: now, version: sql<number>`version + 1` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAsset(row, dayOf(now));
}

export async function removeAsset(db: Db, organisationId: string, id: string): Promise<void> {
  await db.deleteFrom(ASSETS).where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}

/** Those of the assets that exist, by name. */
export async function listAssetsNamed(db: Db, organisationId: string, ids: string[], now: Date): Promise<Asset[]> {
  const rows = await db
    .selectFrom(ASSETS)
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map((row) => toAsset(row, dayOf(now)));
}

/** The same, held for change. */
export async function lockAssets(db: Db, organisationId: string, ids: string[], now: Date): Promise<Asset[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(ASSETS)
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => toAsset(row, dayOf(now)));
}

export async function removeAssets(db: Db, organisationId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom(ASSETS).where('organisation_id', '=', organisationId).where('id', 'in', ids).execute();
}

/** Removed assets as they were, under their ids. */
export async function restoreAssets(db: Db, organisationId: string, assets: Asset[], now: Date): Promise<void> {
  if (assets.length === 0) return;
  const rows = assets.map((asset) => ({
    ...columnsOf(asset),
    id: asset.id,
    organisation_id: organisationId,
    created_at: asset.createdAt,
    updated_at: now,
    version: asset.version + 1,
  }));
  await db.insertInto(ASSETS).values(rows).execute();
}
