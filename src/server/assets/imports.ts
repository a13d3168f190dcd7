import { sql, type Transaction } from 'kysely';
import type { AssetFacts } from '#domain/assets/asset.ts';
import type { AssetImport, ImportChange, ImportOutcome, ImportPlan } from '#domain/assets/import-plan.ts';
import type { Tables } from '../tables.ts';
import { dayOf } from '../platform/day.ts';
import { columnsOf, FACT_COLUMNS, toAsset } from './rows.ts';

type Db = Transaction<Tables>;

export const NO_ROWS: ImportOutcome = {
  total: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  unsaved: 0,
  failed: [],
  leftEmpty: 0,
  leftEmptyCells: [],
  notices: [],
};

export async function addImport(
  db: Db,
  organisationId: string,
  asked: {
    id: string;
    fileId: string;
    fileName: string;
    plan: ImportPlan;
    isPreview: boolean;
    at: Date;
    byName: string;
  },
): Promise<void> {
  await db
    .insertInto('asset_imports')
    .values({
      id: asked.id,
      organisation_id: organisationId,
      file_id: asked.fileId,
      file_name: asked.fileName,
      plan: JSON.stringify(asked.plan),
      is_preview: asked.isPreview,
      outcome: JSON.stringify(NO_ROWS),
      started_at: asked.at,
      started_by_name: asked.byName,
      finished_at: null,
    })
    .execute();
}

/** An import with what its job needs, held until the transaction ends. */
export async function lockImport(db: Db, organisationId: string, id: string) {
  return db
    .selectFrom('asset_imports')
    .innerJoin('files', 'files.id', 'asset_imports.file_id')
    .select(['sha256', 'file_name', 'plan', 'last_row', 'outcome', 'claimed', 'is_preview', 'changes', 'finished_at'])
    .where('asset_imports.organisation_id', '=', organisationId)
    .where('asset_imports.id', '=', id)
    .forUpdate('asset_imports')
    .executeTakeFirst();
}

export async function getImport(db: Db, organisationId: string, id: string): Promise<AssetImport | undefined> {
  const row = await db
    .selectFrom('asset_imports')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    fileName: row.file_name,
    startedAt: row.started_at.toISOString(),
    startedByName: row.started_by_name,
    finishedAt: row.finished_at?.toISOString() ?? null,
    outcome: row.outcome,
    isPreview: row.is_preview,
    changes: row.changes,
  };
}

/** How far the import is; in the same transaction as the rows it counts. */
export async function keepProgress(
  db: Db,
  organisationId: string,
  id: string,
  progress: {
    lastRow: number;
    outcome: ImportOutcome;
    claimed: string[];
    changes: ImportChange[];
    finishedAt: Date | null;
  },
): Promise<void> {
  await db
    .updateTable('asset_imports')
    .set({
      last_row: progress.lastRow,
      outcome: JSON.stringify(progress.outcome),
      claimed: JSON.stringify(progress.claimed),
      changes: JSON.stringify(progress.changes),
      finished_at: progress.finishedAt,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Imports of one organisation write one after the other, so that the second sees what the first added. */
export async function lockInventory(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`asset import ${organisationId}`}, 0))`.execute(db);
}

/** The assets with these serial numbers or tags, and those without a serial number that have these names; oldest first, held for change. */
export async function knownAssets(
  db: Db,
  organisationId: string,
  asked: { serials: string[]; names: string[]; tags: string[] },
  now: Date,
) {
  const rows = await db
    .selectFrom('assets')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where((eb) =>
      eb.or([
        eb('serial_number', '=', sql<string>`any(${asked.serials}::text[])`),
        eb.and([eb('serial_number', '=', ''), eb('name', '=', sql<string>`any(${asked.names}::text[])`)]),
        eb.and([eb('asset_tag', '<>', ''), eb('asset_tag', '=', sql<string>`any(${asked.tags}::text[])`)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => toAsset(row, dayOf(now)));
}

const NAMES = sql.join(FACT_COLUMNS.map((column) => sql.ref(column)));

interface Written {
  id: string;
  facts: AssetFacts;
}

export async function insertAssets(db: Db, organisationId: string, assets: Written[], now: Date): Promise<void> {
  if (assets.length === 0) return;
  const rows = assets.map(({ id, facts }) => ({ ...columnsOf(facts), id }));
  await sql`
    insert into assets (id, organisation_id, created_at, updated_at, ${NAMES})
    select id, ${organisationId}::uuid, ${now}::timestamptz, ${now}::timestamptz, ${NAMES}
    from json_populate_recordset(null::assets, ${JSON.stringify(rows)}::json)`.execute(db);
}

export async function updateAssets(db: Db, organisationId: string, assets: Written[], now: Date): Promise<void> {
  if (assets.length === 0) return;
  const rows = assets.map(({ id, facts }) => ({ ...columnsOf(facts), id }));
  const values = sql.join(FACT_COLUMNS.map((column) => sql.ref(`next.${column}`)));
  await sql`
    update assets set (${NAMES}, updated_at, version) = row(${values}, ${now}::timestamptz, assets.version + 1)
    from json_populate_recordset(null::assets, ${JSON.stringify(rows)}::json) next
    where assets.id = next.id and assets.organisation_id = ${organisationId}`.execute(db);
}
