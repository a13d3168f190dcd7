import { sql, type Transaction } from 'kysely';
import type { Asset, AssetFacts } from '#domain/assets/asset.ts';
import { idsOfLabelCode } from '#domain/assets/labels/label-code.ts';
import type { Tables } from '../tables.ts';
import { dayOf } from '../platform/day.ts';
import { columnsOf, toAsset } from './rows.ts';

type Db = Transaction<Tables>;

const ASSETS = 'assets' as const;

export async function getAsset(db: Db, organisationId: string, id: string, now: Date): Promise<Asset | undefined> {
  const row = await db
    .selectFrom(ASSETS)
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toAsset(row, dayOf(now));
}

/** The id of the asset that a label's code means. */
export async function findByLabelCode(db: Db, organisationId: string, code: string): Promise<string | undefined> {
  const ids = idsOfLabelCode(code);
  if (!ids) return undefined;
  const [asset, other] = await db
    .selectFrom(ASSETS)
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '>=', ids.first)
    .where('id', '<=', ids.last)
    .limit(2)
    .execute();
  return other ? undefined : asset?.id;
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
