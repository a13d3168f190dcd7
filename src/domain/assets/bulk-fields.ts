/** The fields that a change of many assets may set; the others are different for every asset. */
export const BULK_FIELDS = [
  'status',
  'owner',
  'custodian',
  'location',
  'department',
  'category',
  'dataClassification',
  'encryptionEnabled',
  'antivirusInstalled',
  'backupStatus',
  'patchLevel',
  'complianceStatus',
  'accessReviewDate',
  'complianceReviewDate',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];
