import { z } from 'zod';

export const OPERATION_KINDS = ['import', 'change', 'removal'] as const;

/** Assets, at most so many, that an operation names one by one; larger ones go by the filter of the list. */
export const MOST_NAMED = 1000;

/** Something done to many assets at once. Its id is that of its job. Counts are of assets. */
export const AssetOperation = z.object({
  id: z.uuid(),
  kind: z.enum(OPERATION_KINDS),
  title: z.string(),
  at: z.string(),
  byName: z.string(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  undoneByName: z.string().nullable(),
  /** Added, changed or removed, and still so. */
  done: z.number().int(),
  /** Not touched, since the result would not have been an asset that the rules allow. */
  skipped: z.number().int(),
  undone: z.number().int(),
  /** Changed by somebody since, and therefore left as they are when the operation was undone; the first hundred by name. */
  kept: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type AssetOperation = z.infer<typeof AssetOperation>;
