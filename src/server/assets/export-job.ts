import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Asset } from '#domain/assets/asset.ts';
import {
  allColumns,
  EXPORT_COLUMNS,
  EXPORT_FORMATS,
  exportCells,
  exportFileName,
  exportTexts,
} from '#domain/assets/export.ts';
import { csvRecord, restoreFormula } from '#domain/tables/csv.ts';
import type { ExportCell, ExportColumn } from '#domain/assets/export.ts';
import { dayOf } from '../platform/day.ts';
import { dispositionOf } from '../platform/http/downloads.ts';
import { notFound } from '../platform/http/problems.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { WORKBOOK_TYPE, workbookOf } from '../platform/file-formats/workbook.ts';
import { nextAssets } from './asset-list.ts';
import { listAssetsNamed } from './store.ts';
import { readVocabulary } from './vocabulary.ts';
import { queryOf } from '../platform/http/query.ts';
import { filterOf, Ids } from './transfer-query.ts';

const ExportQuery = z.object({
  format: z.enum(EXPORT_FORMATS).optional(),
  fields: z.literal('all').optional(),
  ids: Ids.optional(),
});

/** The filtered list, or the assets named, 1,000 rows a transaction, never more in memory. */
export async function assetsExport(call: TransferCall): Promise<void> {
  const { format = 'csv', fields, ids } = queryOf(ExportQuery, call.url);
  const filter = filterOf(call.url);
  const columns =
    fields === 'all'
      ? allColumns(await call.perform((context) => readVocabulary(context.db, context.organisationId)))
      : EXPORT_COLUMNS;
  const now = new Date();
  const next = (after: Asset | null) =>
    call.perform((context) => nextAssets(context.db, context.organisationId, filter, after, now));
  const first = ids
    ? await call.perform((context) => listAssetsNamed(context.db, context.organisationId, ids, now))
    : await next(null);
  if (ids && first.length < new Set(ids).size) throw notFound();
  async function* pieces() {
    for (let assets = first; assets.length > 0; assets = ids ? [] : await next(assets.at(-1) ?? null)) yield assets;
  }
  const { response } = call;
  const file = exportFileName(dayOf(now), format);
  await call.depart({ file });
  response.writeHead(200, {
    'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : WORKBOOK_TYPE,
    'content-disposition': dispositionOf(file),
    'cache-control': 'private, no-store',
  });
  const bytes = format === 'csv' ? csvOf(columns, pieces()) : workbookOf('Assets', columns, cellsOf(columns, pieces()));
  // A browser that goes away is its own affair.
  await pipeline(Readable.from(bytes, { objectMode: false }), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** The byte order mark tells Excel that it is UTF-8. */
async function* csvOf(columns: readonly ExportColumn[], pieces: AsyncIterable<Asset[]>) {
  yield Buffer.from(`\ufeff${csvRecord(columns.map(({ header }) => header))}`);
  for await (const assets of pieces)
    yield Buffer.from(assets.map((asset) => csvRecord(exportTexts(asset, columns))).join(''));
}

async function* cellsOf(columns: readonly ExportColumn[], pieces: AsyncIterable<Asset[]>) {
  for await (const assets of pieces) yield assets.map((asset) => exportCells(asset, columns).map(importable));
}

/** An import takes the guard of a formula away; a text that only looks guarded is given one to lose. */
function importable(cell: ExportCell): ExportCell {
  return typeof cell === 'string' && restoreFormula(cell) !== cell ? `'${cell}` : cell;
}
