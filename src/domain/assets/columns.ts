/** The columns a list can show and be sorted by: those of the export (specification, section 7), and when an asset was last changed. */
export const ASSET_COLUMNS = [
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
export type AssetColumn = (typeof ASSET_COLUMNS)[number];

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
