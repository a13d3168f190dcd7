import { sql, type Transaction } from 'kysely';
import { MOST_NAMED } from '#domain/assets/operation.ts';
import type { AssetOperation } from '#domain/assets/operation.ts';
import type { Asset, AssetChange } from '#domain/assets/asset.ts';
import type { AssetFilter } from '#domain/assets/filter.ts';
import type { Tables } from '../tables.ts';
import { dayOf } from '../platform/day.ts';
import { filtered } from './filtered.ts';

type Db = Transaction<Tables>;

export type RowState = Tables['asset_operation_rows']['state'];

export async function addOperation(
  db: Db,
  organisationId: string,
  operation: {
    id: string;
    kind: AssetOperation['kind'];
    title: string;
    change?: AssetChange;
    at: Date;
    byName: string;
  },
): Promise<void> {
  const { id, kind, title, change = {}, at, byName } = operation;
  await db
    .insertInto('asset_operations')
    .values({ id, organisation_id: organisationId, kind, title, change: JSON.stringify(change), at, by_name: byName })
    .execute();
}

/** Fixes which assets an operation is about, before the first is touched. @returns how many. */
export async function nameAssets(
  db: Db,
  organisationId: string,
  operationId: string,
  selection: { ids: string[] } | { filter: AssetFilter },
  now: Date,
): Promise<number> {
  const rows =
    'ids' in selection
      ? db
          .selectFrom('assets')
          .where('organisation_id', '=', organisationId)
          .where('id', 'in', selection.ids.slice(0, MOST_NAMED))
      : filtered(db.selectFrom('assets'), organisationId, selection.filter, dayOf(now));
  const named = await db
    .insertInto('asset_operation_rows')
    .columns(['operation_id', 'organisation_id', 'asset_id', 'name', 'state'])
    .expression(
      rows.select((eb) => [
        sql<string>`${operationId}::uuid`.as('operation_id'),
        'organisation_id',
        'id',
        'name',
        eb.val('waiting').as('state'),
      ]),
    )
    .executeTakeFirst();
  return Number(named.numInsertedOrUpdatedRows ?? 0);
}

export interface NotedRow {
  asset_id: string;
  name: string;
  state: RowState;
  before: Asset | null;
  version: number | null;
}

/** Keeps what became of assets, and what they were before. */
export async function noteRows(db: Db, organisationId: string, operationId: string, rows: NotedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into asset_operation_rows (operation_id, organisation_id, asset_id, name, state, before, version)
    select ${operationId}::uuid, ${organisationId}::uuid, asset_id, name, state, before, version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(asset_id uuid, name text, state text, before jsonb, version integer)
    on conflict (operation_id, asset_id) do update set
      state = excluded.state, version = excluded.version, before = coalesce(asset_operation_rows.before, excluded.before)`.execute(
    db,
  );
}

const ADDED_SINCE: Partial<Asset> = { assetTag: '', ownValues: {} };

/** The next rows in a state, in an order that does not change. */
export async function nextRows(db: Db, organisationId: string, operationId: string, state: RowState, count: number) {
  const rows = await db
    .selectFrom('asset_operation_rows')
    .select(['asset_id as assetId', 'name', 'before', 'version'])
    .where('organisation_id', '=', organisationId)
    .where('operation_id', '=', operationId)
    .where('state', '=', state)
    .orderBy('asset_id')
    .limit(count)
    .execute();
  // What was noted before there were tags and own fields says nothing of them.
  return rows.map((row) => ({ ...row, before: row.before && { ...ADDED_SINCE, ...row.before } }));
}

export async function markRows(db: Db, organisationId: string, operationId: string, ids: string[], state: RowState) {
  if (ids.length === 0) return;
  await db
    .updateTable('asset_operation_rows')
    .set({ state })
    .where('organisation_id', '=', organisationId)
    .where('operation_id', '=', operationId)
    .where('asset_id', 'in', ids)
    .execute();
}

export async function countRows(
  db: Db,
  organisationId: string,
  operationId: string,
): Promise<Record<RowState, number>> {
  const rows = await db
    .selectFrom('asset_operation_rows')
    .select(({ fn }) => ['state', fn.countAll<number>().as('assets')])
    .where('organisation_id', '=', organisationId)
    .where('operation_id', '=', operationId)
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, done: 0, skipped: 0, undone: 0, kept: 0 };
  for (const { state, assets } of rows) counts[state] = assets;
  return counts;
}

/** An operation ends with its job, also when somebody stopped it or it could not go on: what it did until then can be undone. */
const operations = (db: Db, organisationId: string) =>
  db
    .selectFrom('asset_operations')
    .selectAll()
    .select(
      sql<Date | null>`coalesce(finished_at, (select jobs.finished_at from jobs where jobs.id = asset_operations.id))`.as(
        'finished_at',
      ),
    )
    .where('organisation_id', '=', organisationId);

export async function findOperation(db: Db, organisationId: string, id: string) {
  return operations(db, organisationId).where('id', '=', id).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function lockOperation(db: Db, organisationId: string, id: string) {
  return operations(db, organisationId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function changeOperation(
  db: Db,
  organisationId: string,
  id: string,
  change: { finished_at?: Date; undone_at?: Date; undone_by_name?: string },
): Promise<void> {
  await db
    .updateTable('asset_operations')
    .set(change)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

const MOST_KEPT = 100;

/** The latest operations with what became of their assets, newest first. */
export async function listOperations(db: Db, organisationId: string, count: number): Promise<AssetOperation[]> {
  const rows = await operations(db, organisationId).orderBy('at', 'desc').limit(count).execute();
  return Promise.all(rows.map((row) => describeOperation(db, organisationId, row)));
}

export async function describeOperation(
  db: Db,
  organisationId: string,
  row: NonNullable<Awaited<ReturnType<typeof lockOperation>>>,
): Promise<AssetOperation> {
  const { done, skipped, undone, kept } = await countRows(db, organisationId, row.id);
  const names = kept > 0 ? await nextRows(db, organisationId, row.id, 'kept', MOST_KEPT) : [];
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    at: row.at.toISOString(),
    byName: row.by_name,
    finishedAt: row.finished_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneByName: row.undone_by_name,
    done: done + kept,
    skipped,
    undone,
    kept: names.map(({ assetId: id, name }) => ({ id, name })),
  };
}
