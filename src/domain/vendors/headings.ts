/** The columns of the list as a file, in their order; an import knows them by these names in every language. */
export const FILE_COLUMNS = [
  'name',
  'tier',
  'industry',
  'compliance',
  'score',
  'incidents',
  'owner',
  'reviewMonths',
  'reviewDueOn',
  'website',
  'domains',
  'description',
  'notes',
  'lastScanAt',
  'changedAt',
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Those that an import takes; the others follow from facts. */
export const IMPORT_COLUMNS = [
  'name',
  'tier',
  'industry',
  'compliance',
  'owner',
  'reviewMonths',
  'reviewDueOn',
  'website',
  'domains',
  'description',
  'notes',
] as const satisfies readonly FileColumn[];
