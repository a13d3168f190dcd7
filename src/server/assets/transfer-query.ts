import { z } from 'zod';
import { AssetFilter } from '#domain/assets/filter.ts';
import { MOST_LABELS } from '#domain/assets/labels.ts';
import { invalid } from '../platform/http/problems.ts';

/** Ids in an address, separated by commas. */
export const Ids = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.uuid()).min(1).max(MOST_LABELS));

/** @throws Problem with the parameter at fault. */
export function queryOf<T extends z.ZodType>(schema: T, url: URL): z.output<T> {
  const { data, error } = schema.safeParse(Object.fromEntries(url.searchParams));
  if (error) throw invalid(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  return data;
}

export const filterOf = (url: URL): AssetFilter => queryOf(AssetFilter, url);
