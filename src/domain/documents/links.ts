import { z } from 'zod';
import { Asset } from '../assets/asset.ts';
import { Document } from './document.ts';

/** Since when two things are linked, and by whom. */
export const Linked = z.object({ linkedAt: z.string(), linkedByName: z.string() });

/** An asset as something that others are linked to. */
export const LinkedAsset = Asset.pick({ id: true, name: true, type: true, category: true, status: true }).extend(
  Linked.shape,
);
export type LinkedAsset = z.infer<typeof LinkedAsset>;

/** A document as something that others are linked to. */
export const LinkedDocument = Document.pick({ id: true, title: true, type: true, isDraft: true }).extend(Linked.shape);
export type LinkedDocument = z.infer<typeof LinkedDocument>;
