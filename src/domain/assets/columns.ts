import { SECURITY_FACTS } from './security-facts.ts';
import type { OwnKey } from './vocabulary/own-key.ts';

/** The columns a list can be sorted by: those of the export (specification, section 7), and when an asset was last changed. */
export const SORTABLE_COLUMNS = [
  'name',
  'type',
  'category',
  'serialNumber',
  'owner',
  'status',
  'riskLevel',
  'location',
  'purchaseDate',
  'warrantyExpiry',
  'cost',
  'vendor',
  'complianceStatus',
  'lastUpdated',
] as const;
export type SortableColumn = (typeof SORTABLE_COLUMNS)[number];

/** All that a list can show in every organisation. */
export const ASSET_COLUMNS = [...SORTABLE_COLUMNS, 'assetTag', 'department', ...SECURITY_FACTS] as const;
export type StandardColumn = (typeof ASSET_COLUMNS)[number];
export type AssetColumn = StandardColumn | OwnKey;

/** Those of the specification's table (section 2.1); the serial number stands below the name. */
export const USUAL_COLUMNS: readonly AssetColumn[] = [
  'name',
  'type',
  'category',
  'owner',
  'status',
  'riskLevel',
  'lastUpdated',
];
