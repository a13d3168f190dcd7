import { z } from 'zod';
import { BANDS, TIERS, VENDOR_COLUMNS, VENDOR_SLICES } from './values.ts';

/** What narrows the list. */
export const VendorFilter = z.object({
  search: z.string().max(200).optional(),
  tier: z.enum(TIERS).optional(),
  band: z.enum(BANDS).optional(),
  only: z.enum(VENDOR_SLICES).optional(),
  assetId: z.uuid().optional(),
  riskId: z.uuid().optional(),
});
export type VendorFilter = z.infer<typeof VendorFilter>;

export const VendorOrder = z.object({
  sort: z.enum(VENDOR_COLUMNS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});
export type VendorOrder = z.infer<typeof VendorOrder>;
