import { z } from 'zod';
import { AssetCategory } from './asset.ts';
import { ASSET_SLICES } from './slices.ts';
import { COMPLIANCE_STATUSES, DEPARTMENTS } from './values.ts';

const Slices = z.record(z.enum(ASSET_SLICES), z.number().int());

const group = <T extends z.ZodType>(name: T) =>
  z.object({
    name,
    assets: z.number().int(),
    /** Sum of what the assets cost, in the unit they were entered in; assets without a cost count nothing. */
    cost: z.number(),
    slices: Slices,
  });

/** Coverage, age and cost of an inventory on a day, as a whole, by category and by department (null: none is named). */
export const AssetAnalytics = z.object({
  assets: z.number().int(),
  cost: z.number(),
  slices: Slices,
  categories: z.array(group(AssetCategory)),
  departments: z.array(group(z.enum(DEPARTMENTS).nullable())),
  complianceStatuses: z.array(z.object({ name: z.enum(COMPLIANCE_STATUSES), assets: z.number().int() })),
});
export type AssetAnalytics = z.infer<typeof AssetAnalytics>;
export type AssetGroup = AssetAnalytics['departments'][number];

/** Share of the assets in use that are not in a slice of what is missing, in percent; null where none is in use. */
export function coverageOf(slices: AssetAnalytics['slices'], missing: (typeof ASSET_SLICES)[number]): number | null {
  const inUse = slices['in-use'];
  return inUse === 0 ? null : Math.round(((inUse - slices[missing]) / inUse) * 100);
}
