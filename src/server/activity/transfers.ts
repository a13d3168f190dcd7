import { once } from 'node:events';
import { EntryFilter } from '#contract/activity.ts';
import { TRAIL_HEADERS, trailCells, trailFileName } from '#domain/activity/export.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { dayOf } from '../platform/day.ts';
import { dispositionOf } from '../platform/http/downloads.ts';
import { queryOf } from '../platform/http/query.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { nextEntries } from './store.ts';

export const activityTransfers = {
  /** 1,000 entries a transaction, never more in memory; what is written meanwhile is newer and does not move the rest. */
  auditTrailExport: async (call: TransferCall) => {
    const filter = queryOf(EntryFilter, call.url);
    const next = (before: number | null) =>
      call.perform((context) => nextEntries(context.db, context.organisationId, filter, before));
    let entries = await next(null);
    const { response } = call;
    const name = trailFileName(dayOf(new Date()));
    await call.depart({ file: name });
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': dispositionOf(name),
      'cache-control': 'private, no-store',
    });
    response.write(`\ufeff${csvRecord(TRAIL_HEADERS)}`);
    while (entries.length > 0 && !response.destroyed) {
      const isRoomLeft = response.write(entries.map((entry) => csvRecord(trailCells(entry))).join(''));
      if (!isRoomLeft) await Promise.race([once(response, 'drain'), once(response, 'close')]);
      const last = entries.at(-1);
      entries = last ? await next(last.number) : [];
    }
    response.end();
  },
};
