import { AssetFilter } from '#domain/assets/filter.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { LABEL_SHEETS, labelAddress, MOST_LABELS } from '#domain/assets/labels/labels.ts';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { sendBytes } from '../platform/http/downloads.ts';
import { notFound, tooLarge } from '../platform/http/problems.ts';
import { queryOf } from '../platform/http/query.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { dayOf } from '../platform/day.ts';
import { codeSvg, labelsPdf } from './labels-pdf.ts';
import { assetsExport } from './export-job.ts';
import { nextAssets } from './asset-list.ts';
import { filterOf, Ids } from './transfer-query.ts';
import { getAsset, listAssetsNamed } from './store.ts';

const LabelQuery = z.object({
  sheet: z.enum(LABEL_SHEETS.map(({ id }) => id)),
  used: z.coerce.number().int().min(0).max(200).optional(),
  ids: Ids.optional(),
});

async function labelled(context: Context, ids: string[] | undefined, filter: AssetFilter): Promise<Asset[]> {
  const found = ids
    ? await listAssetsNamed(context.db, context.organisationId, ids, context.now)
    : await nextAssets(context.db, context.organisationId, filter, null, context.now);
  if (found.length === 0 || (ids && found.length < new Set(ids).size)) throw notFound();
  return found;
}

export const assetTransfers = {
  /** As many as a person prints at once; a filter that shows more is refused rather than cut. */
  assetLabels: async (call: TransferCall) => {
    const { sheet: id, used = 0, ids } = queryOf(LabelQuery, call.url);
    const sheet = LABEL_SHEETS.find((each) => each.id === id);
    if (!sheet) throw notFound();
    const filter = filterOf(call.url);
    const { assets, organisation, now } = await call.perform(async (context) => ({
      assets: await labelled(context, ids, filter),
      organisation: await organisationName(context),
      now: context.now,
    }));
    if (assets.length >= MOST_LABELS)
      throw tooLarge(`Print at most ${MOST_LABELS} labels at once. Narrow the list down.`);
    const { ORIGIN: origin } = call.context.services.settings;
    const bytes = await labelsPdf({ sheet, used, assets, origin, organisation, now });
    await sendBytes(call, { name: `asset-labels_${dayOf(now)}.pdf`, mediaType: 'application/pdf', bytes });
  },
  assetCode: async (call: TransferCall) => {
    const id = z.uuid().safeParse(call.params['id']);
    const asset =
      id.success &&
      (await call.perform((context) => getAsset(context.db, context.organisationId, id.data, context.now)));
    if (!asset) throw notFound();
    const bytes = codeSvg(labelAddress(call.context.services.settings.ORIGIN, asset.id));
    await sendBytes(call, { name: `${asset.serialNumber || asset.name}.svg`, mediaType: 'image/svg+xml', bytes });
  },
  assetsExport,
};

async function organisationName(context: Context): Promise<string> {
  const { name } = await context.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', context.organisationId)
    .executeTakeFirstOrThrow();
  return name;
}
