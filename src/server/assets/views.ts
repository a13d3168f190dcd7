import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { AssetView, NewAssetView } from '#domain/assets/view.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;
export interface Reader {
  organisationId: string;
  userId: string;
}

const views = (db: Db, { organisationId, userId }: Reader) =>
  db
    .selectFrom('asset_views')
    .select((of) => [
      'id',
      'name',
      'query',
      'columns',
      'is_shared as isShared',
      'owner_name as ownerName',
      of('owner_id', '=', userId).$castTo<boolean>().as('isOwn'),
    ])
    .where('organisation_id', '=', organisationId)
    .where((of) => of.or([of('owner_id', '=', userId), of('is_shared', '=', true)]));

/** The reader's own, then those that others share, each by name. */
export function listViews(db: Db, reader: Reader): Promise<AssetView[]> {
  return views(db, reader)
    .orderBy('isOwn', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export function getView(db: Db, reader: Reader, id: string): Promise<AssetView | undefined> {
  return views(db, reader).where('id', '=', id).executeTakeFirst();
}

export async function countOwnViews(db: Db, { organisationId, userId }: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('asset_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addView(db: Db, reader: Reader, id: string, ownerName: string, view: NewAssetView, now: Date) {
  await db
    .insertInto('asset_views')
    .values({
      ...columnsOf(view),
      id,
      organisation_id: reader.organisationId,
      owner_id: reader.userId,
      owner_name: ownerName,
      created_at: now,
    })
    .execute();
}

export async function changeView(db: Db, reader: Reader, id: string, view: NewAssetView): Promise<void> {
  await db
    .updateTable('asset_views')
    .set(columnsOf(view))
    .where('organisation_id', '=', reader.organisationId)
    .where('owner_id', '=', reader.userId)
    .where('id', '=', id)
    .execute();
}

export async function removeView(db: Db, organisationId: string, id: string): Promise<void> {
  await db.deleteFrom('asset_views').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}

function columnsOf({ name, query, columns, isShared }: NewAssetView) {
  return { name, query: JSON.stringify(query), columns: JSON.stringify(columns), is_shared: isShared };
}
