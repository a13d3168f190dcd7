import { z } from 'zod';
import { shareOf } from '../share.ts';
import { AssetCategory } from './asset.ts';
import { SLICES_OF } from './security-facts.ts';
import type { SecurityFact } from './security-facts.ts';
import { ASSET_SLICES } from './slices.ts';
import { COMPLIANCE_STATUSES } from './values.ts';

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
  departments: z.array(group(z.string().nullable())),
  complianceStatuses: z.array(z.object({ name: z.enum(COMPLIANCE_STATUSES), assets: z.number().int() })),
});
export type AssetAnalytics = z.infer<typeof AssetAnalytics>;
export type AssetGroup = AssetAnalytics['departments'][number];

/** How far a security fact holds for the assets in use. */
export interface Coverage {
  inUse: number;
  /** Of which nobody has said. */
  unknown: number;
  missing: number;
  /** Share of those it holds for among those of which it is known, in percent; null where it is known of none. */
  percent: number | null;
  /** Share of those of which it is known, in percent; null where none is in use. */
  known: number | null;
}

export function coverageOf(slices: AssetAnalytics['slices'], fact: SecurityFact): Coverage {
  const inUse = slices['in-use'];
  const { missing, unknown } = SLICES_OF[fact];
  const known = inUse - slices[unknown];
  return {
    inUse,
    unknown: slices[unknown],
    missing: slices[missing],
    percent: shareOf(known - slices[missing], known),
    known: shareOf(known, inUse),
  };
}
