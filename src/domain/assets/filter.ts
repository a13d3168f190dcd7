import { z } from 'zod';
import { issue } from '../issue.ts';
import { AssetCategory, RiskLevel } from './asset.ts';
import { SORTABLE_COLUMNS } from './columns.ts';
import { readOwnFilter } from './vocabulary/own-filter.ts';
import { ASSET_SLICES } from './slices.ts';
import { COMPLIANCE_STATUSES } from './values.ts';

/** A standard choice, or one of the organisation's own. */
const Choice = z.string().min(1).max(60);

/** Combined with AND. `search` is a substring of name, type, owner, serial number or asset tag, `owner` of the owner; the others are exact. */
export const AssetFilter = z.object({
  search: z.string().max(200).optional(),
  type: Choice.optional(),
  category: AssetCategory.optional(),
  serialNumber: z.string().min(1).max(300).optional(),
  status: Choice.optional(),
  riskLevel: RiskLevel.optional(),
  location: z.string().max(300).optional(),
  owner: z.string().max(300).optional(),
  complianceStatus: z.enum(COMPLIANCE_STATUSES).optional(),
  /** `none`: where no department is named. */
  department: Choice.optional(),
  /** What stands in one of the organisation's own fields: the field's id, an equals sign and the value as JSON. */
  own: z
    .string()
    .max(400)
    .refine((text) => readOwnFilter(text) !== null, issue('own_filter'))
    .optional(),
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
