import { z } from 'zod';
import { AssetCategory, AssetStatus, AssetType, RiskLevel } from './asset.ts';
import { SORTABLE_COLUMNS } from './columns.ts';
import { ASSET_SLICES } from './slices.ts';
import { COMPLIANCE_STATUSES, DEPARTMENTS } from './values.ts';

/** Combined with AND. `search` is a substring of name, type, owner or serial number, `owner` of the owner; the others are exact. */
export const AssetFilter = z.object({
  search: z.string().max(200).optional(),
  type: AssetType.optional(),
  category: AssetCategory.optional(),
  serialNumber: z.string().min(1).max(300).optional(),
  status: AssetStatus.optional(),
  riskLevel: RiskLevel.optional(),
  location: z.string().max(300).optional(),
  owner: z.string().max(300).optional(),
  complianceStatus: z.enum(COMPLIANCE_STATUSES).optional(),
  /** `none`: where no department is named. */
  department: z.enum([...DEPARTMENTS, 'none']).optional(),
  /** What a figure of the overview or the analytics counts. */
  only: z.enum(ASSET_SLICES).optional(),
});
export type AssetFilter = z.infer<typeof AssetFilter>;

/** The order of the list. What is not known stands last, whichever way. */
export const AssetOrder = z.object({
  sort: z.enum(SORTABLE_COLUMNS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});
export type AssetOrder = z.infer<typeof AssetOrder>;
