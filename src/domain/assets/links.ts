import { z } from 'zod';
import { Asset } from './asset.ts';

/** Since when two things are linked, and by whom. */
export const Linked = z.object({ linkedAt: z.string(), linkedByName: z.string() });

/** An asset as something that others are linked to. */
export const LinkedAsset = Asset.pick({ id: true, name: true, type: true, category: true, status: true }).extend(
  Linked.shape,
);
export type LinkedAsset = z.infer<typeof LinkedAsset>;
