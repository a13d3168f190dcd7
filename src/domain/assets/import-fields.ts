import {
  ASSET_CATEGORIES,
  ASSET_STATUSES,
  ASSET_TYPES,
  BACKUP_STATUSES,
  COMPLIANCE_STATUSES,
  DATA_CLASSIFICATIONS,
  DEPARTMENTS,
  PATCH_LEVELS,
  RISK_LEVELS,
} from './values.ts';

/** How the text of a cell is read. */
export type FieldKind = 'text' | 'choice' | 'date' | 'money' | 'integer' | 'switch' | 'tags';

export interface ImportField {
  key: ImportKey;
  label: string;
  isRequired: boolean;
  kind: FieldKind;
  /** What a choice may be. */
  choices?: readonly string[];
}

/** The fields of an import in the specification's order (section 3.4), its 5 required and 14 optional ones; then the rest of an asset. */
export const IMPORT_KEYS = [
  'name',
  'type',
  'category',
  'serialNumber',
  'owner',
  'model',
  'vendor',
  'custodian',
  'location',
  'department',
  'status',
  'riskLevel',
  'purchaseDate',
  'warrantyExpiry',
  'cost',
  'dataClassification',
  'operatingSystem',
  'ipAddress',
  'macAddress',
  'firmwareVersion',
  'patchLevel',
  'vulnerabilityCount',
  'encryptionEnabled',
  'antivirusInstalled',
  'backupStatus',
  'licenseCount',
  'usedLicenses',
  'complianceStatus',
  'accessReviewDate',
  'complianceReviewDate',
  'tags',
  'notes',
] as const;
export type ImportKey = (typeof IMPORT_KEYS)[number];

type Row = [label: string, kind: FieldKind, choices?: readonly string[]];

const FIELDS: Record<ImportKey, Row> = {
  name: ['Asset Name', 'text'],
  type: ['Asset Type', 'choice', ASSET_TYPES],
  category: ['Category', 'choice', ASSET_CATEGORIES],
  serialNumber: ['Serial Number', 'text'],
  owner: ['Owner', 'text'],
  model: ['Model', 'text'],
  vendor: ['Vendor', 'text'],
  custodian: ['Custodian', 'text'],
  location: ['Location', 'text'],
  department: ['Department', 'choice', DEPARTMENTS],
  status: ['Status', 'choice', ASSET_STATUSES],
  riskLevel: ['Risk Level', 'choice', RISK_LEVELS],
  purchaseDate: ['Purchase Date', 'date'],
  warrantyExpiry: ['Warranty Expiry', 'date'],
  cost: ['Cost', 'money'],
  dataClassification: ['Data Classification', 'choice', DATA_CLASSIFICATIONS],
  operatingSystem: ['Operating System', 'text'],
  ipAddress: ['IP Address', 'text'],
  macAddress: ['MAC Address', 'text'],
  firmwareVersion: ['Firmware Version', 'text'],
  patchLevel: ['Patch Level', 'choice', PATCH_LEVELS],
  vulnerabilityCount: ['Vulnerability Count', 'integer'],
  encryptionEnabled: ['Encryption Enabled', 'switch'],
  antivirusInstalled: ['Antivirus Installed', 'switch'],
  backupStatus: ['Backup Status', 'choice', BACKUP_STATUSES],
  licenseCount: ['License Count', 'integer'],
  usedLicenses: ['Used Licenses', 'integer'],
  complianceStatus: ['Compliance Status', 'choice', COMPLIANCE_STATUSES],
  accessReviewDate: ['Access Review Date', 'date'],
  complianceReviewDate: ['Compliance Review Date', 'date'],
  tags: ['Tags', 'tags'],
  notes: ['Notes', 'text'],
};

export const REQUIRED_KEYS: readonly ImportKey[] = ['name', 'type', 'category', 'serialNumber', 'owner'];

export const IMPORT_FIELDS: readonly ImportField[] = IMPORT_KEYS.map((key) => {
  const [label, kind, choices] = FIELDS[key];
  return { key, label, isRequired: REQUIRED_KEYS.includes(key), kind, ...(choices && { choices }) };
});

export function fieldOf(key: ImportKey): ImportField {
  return IMPORT_FIELDS[IMPORT_KEYS.indexOf(key)] as ImportField;
}

/** The rows of asset_import_template.csv: the required and the first five optional labels, and one sample (section 2.3). */
export function templateRows(): [header: string[], sample: string[]] {
  const header = IMPORT_FIELDS.slice(0, 10).map(({ label }) => label);
  const sample = [
    'Finance laptop 07',
    'Laptop',
    'Hardware',
    'SN-2024-0007',
    'jane.doe@example.com',
    'Latitude 7440',
    'Dell',
    'IT service desk',
    'Head office',
    'Finance',
  ];
  return [header, sample];
}
