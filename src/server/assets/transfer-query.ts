import { z } from 'zod';
import { AssetFilter } from '#domain/assets/filter.ts';
import { MOST_LABELS } from '#domain/assets/labels/labels.ts';
import { queryOf } from '../platform/http/query.ts';

/** Ids in an address, separated by commas. */
export const Ids = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.uuid()).min(1).max(MOST_LABELS));

export const filterOf = (url: URL): AssetFilter => queryOf(AssetFilter, url);
