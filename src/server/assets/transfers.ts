import { AssetFilter } from '#contract/assets.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { assetPath, LABEL_SHEETS, MOST_LABELS } from '#domain/assets/labels.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { EXPORT_COLUMNS, exportCells, exportFileName } from '#domain/assets/export.ts';
import { once } from 'node:events';
import { z } from 'zod';
import type { Act } from '../platform/act.ts';
import { dispositionOf, sendBytes } from '../platform/downloads.ts';
import { invalid, notFound, tooLarge } from '../platform/problems.ts';
import type { TransferCall } from '../platform/transfers.ts';
import { dayOf } from '../platform/day.ts';
import { codeSvg, labelsPdf } from './labels-pdf.ts';
import { getAsset, listAssetsNamed, nextAssets } from './store.ts';

function filterOf(url: URL): AssetFilter {
  const { data, error } = AssetFilter.safeParse(Object.fromEntries(url.searchParams));
  if (!data) throw invalid(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  return data;
}

const LabelQuery = z.object({
  sheet: z.enum(LABEL_SHEETS.map(({ id }) => id)),
  used: z.coerce.number().int().min(0).max(200).optional(),
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.uuid()).min(1).max(MOST_LABELS))
    .optional(),
});

async function labelled(act: Act, ids: string[] | undefined, filter: AssetFilter): Promise<Asset[]> {
  const found = ids
    ? await listAssetsNamed(act.db, act.organisationId, ids, act.now)
    : await nextAssets(act.db, act.organisationId, filter, null, act.now);
  if (found.length === 0 || (ids && found.length < new Set(ids).size)) throw notFound();
  return found;
}

export const assetTransfers = {
  /** As many as a person prints at once; a filter that shows more is refused rather than cut. */
  assetLabels: async (call: TransferCall) => {
    const asked = LabelQuery.safeParse(Object.fromEntries(call.url.searchParams));
    if (!asked.success)
      throw invalid(asked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    const { sheet: id, used = 0, ids } = asked.data;
    const sheet = LABEL_SHEETS.find((each) => each.id === id);
    if (!sheet) throw notFound();
    const filter = filterOf(call.url);
    const { assets, organisation, now } = await call.perform(async (act) => ({
      assets: await labelled(act, ids, filter),
      organisation: await organisationName(act),
      now: act.now,
    }));
    if (assets.length >= MOST_LABELS)
      throw tooLarge(`Print at most ${MOST_LABELS} labels at once. Narrow the list down.`);
    const { ORIGIN: origin } = call.context.services.settings;
    const bytes = await labelsPdf({ sheet, used, assets, origin, organisation, now });
    await sendBytes(call, { name: `asset-labels_${dayOf(now)}.pdf`, mediaType: 'application/pdf', bytes });
  },
  assetCode: async (call: TransferCall) => {
    const id = z.uuid().safeParse(call.params['id']);
    const asset = id.success && (await call.perform((act) => getAsset(act.db, act.organisationId, id.data, act.now)));
    if (!asset) throw notFound();
    const bytes = codeSvg(call.context.services.settings.ORIGIN + assetPath(asset.id));
    await sendBytes(call, { name: `${asset.serialNumber}.svg`, mediaType: 'image/svg+xml', bytes });
  },
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

async function organisationName(act: Act): Promise<string> {
  const { name } = await act.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', act.organisationId)
    .executeTakeFirstOrThrow();
  return name;
}
