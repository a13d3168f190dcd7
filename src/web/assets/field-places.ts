import type { Asset, AssetFacts } from '#domain/assets/asset.ts';
import type { SimpleField } from '../kit/forms/simple-field.ts';

const COUNT = { as: 'number', min: 0, step: 1 } as const;

/** The fields of an asset that need no code of their own, and how they are entered. The others have theirs in their step and on the asset's page. */
export const SIMPLE_FIELDS = {
  name: { as: 'text', isRequired: true },
  serialNumber: { as: 'text', isRequired: true },
  assetTag: { as: 'text' },
  model: { as: 'text' },
  vendor: { as: 'text' },
  owner: { as: 'text', isRequired: true },
  custodian: { as: 'text' },
  location: { as: 'text' },
  cost: { as: 'number', min: 0, step: 0.01, prefix: '$' },
  purchaseDate: { as: 'day' },
  warrantyExpiry: { as: 'day' },
  operatingSystem: { as: 'text' },
  firmwareVersion: { as: 'text' },
  ipAddress: { as: 'text', placeholder: '192.168.1.100' },
  macAddress: { as: 'text', placeholder: '00:1B:63:84:45:E6' },
  licenseCount: COUNT,
  usedLicenses: COUNT,
  vulnerabilityCount: COUNT,
  notes: { as: 'text', rows: 3 },
  accessReviewDate: { as: 'day' },
  complianceReviewDate: { as: 'day' },
} as const satisfies Partial<Record<keyof AssetFacts, SimpleField>>;

/** Which step of the form asks for a field, in this order. The last one reviews. */
export const STEPS = {
  basic: [
    'name',
    'type',
    'category',
    'serialNumber',
    'assetTag',
    'model',
    'vendor',
    'owner',
    'custodian',
    'location',
    'department',
    'status',
    'cost',
    'purchaseDate',
    'warrantyExpiry',
  ],
  technical: [
    'operatingSystem',
    'firmwareVersion',
    'ipAddress',
    'macAddress',
    'licenseCount',
    'usedLicenses',
    'patchLevel',
    'vulnerabilityCount',
    'ownValues',
  ],
  security: [
    'dataClassification',
    'backupStatus',
    'encryptionEnabled',
    'antivirusInstalled',
    'riskLevelOverride',
    'riskLevelReason',
    'tags',
    'notes',
  ],
  review: [],
} as const satisfies Record<string, readonly (keyof AssetFacts)[]>;

/** Which part of the asset's page shows a field, in this order. */
export const PAGE_PARTS = {
  overview: [
    'type',
    'category',
    'serialNumber',
    'assetTag',
    'status',
    'owner',
    'custodian',
    'department',
    'location',
    'vendor',
    'model',
    'purchaseDate',
    'warrantyExpiry',
    'cost',
    'complianceStatus',
    'riskLevel',
    'dataClassification',
  ],
  technical: [
    'operatingSystem',
    'firmwareVersion',
    'ipAddress',
    'macAddress',
    'patchLevel',
    'vulnerabilityCount',
    'encryptionEnabled',
    'antivirusInstalled',
    'backupStatus',
    'licenseCount',
    'usedLicenses',
  ],
  compliance: ['complianceStatus', 'department', 'accessReviewDate', 'complianceReviewDate'],
} as const satisfies Record<string, readonly (keyof Asset)[]>;
