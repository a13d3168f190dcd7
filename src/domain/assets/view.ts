import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { ASSET_COLUMNS } from './columns.ts';
import { AssetFilter, AssetOrder } from './filter.ts';
import { MOST_FIELDS, OwnKeyText } from './vocabulary/field.ts';

const NAME_LENGTH = 80;

/** A list as somebody wants it again. `pageSize` is one of the list's. */
export const NewAssetView = z.object({
  name: z.string().trim().min(1, issue('view_name_missing')).max(NAME_LENGTH, limit('most_characters')),
  query: AssetFilter.extend(AssetOrder.shape)
    .extend({ pageSize: z.number().int().min(1).max(100).optional() })
    .strict(),
  columns: z
    .array(z.union([z.enum(ASSET_COLUMNS), OwnKeyText]))
    .min(1, issue('columns_missing'))
    .max(ASSET_COLUMNS.length + MOST_FIELDS),
  /** Everybody in the organisation sees it. */
  isShared: z.boolean(),
});
export type NewAssetView = z.infer<typeof NewAssetView>;

export const AssetView = NewAssetView.extend({
  id: z.uuid(),
  ownerName: z.string(),
  /** Whether it is the reader's own. */
  isOwn: z.boolean(),
});
export type AssetView = z.infer<typeof AssetView>;

/** Views one person keeps. */
export const MOST_VIEWS = 100;
