import { AssetFilter } from '#contract/assets.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { EXPORT_COLUMNS, exportCells, exportFileName } from '#domain/assets/export.ts';
import { once } from 'node:events';
import { dispositionOf } from '../platform/downloads.ts';
import { invalid } from '../platform/problems.ts';
import type { TransferCall } from '../platform/transfers.ts';
import { dayOf } from '../platform/day.ts';
import { nextAssets } from './store.ts';

function filterOf(url: URL): AssetFilter {
  const { data, error } = AssetFilter.safeParse(Object.fromEntries(url.searchParams));
  if (!data) throw invalid(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  return data;
}

export const assetTransfers = {
  /** The filtered list, 1,000 rows a transaction, never more in memory. The byte order mark tells Excel that it is UTF-8. */
  assetsExport: async (call: TransferCall) => {
    const filter = filterOf(call.url);
    const now = new Date();
    const next = (after: Asset | null) =>
      call.perform((act) => nextAssets(act.db, act.organisationId, filter, after, now));
    let assets = await next(null);
    const { response } = call;
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': dispositionOf(exportFileName(dayOf(now))),
      'cache-control': 'private, no-store',
    });
    response.write(`\ufeff${csvRecord(EXPORT_COLUMNS.map(({ header }) => header))}`);
    while (assets.length > 0 && !response.destroyed) {
      const isRoomLeft = response.write(assets.map((asset) => csvRecord(exportCells(asset))).join(''));
      if (!isRoomLeft) await Promise.race([once(response, 'drain'), once(response, 'close')]);
      assets = await next(assets.at(-1) ?? null);
    }
    response.end();
  },
};
