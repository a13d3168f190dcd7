import { NEW_ASSET, NewAsset, problemsOf } from '#domain/assets/asset.ts';
import type { AssetFacts } from '#domain/assets/asset.ts';
import { riskOf } from '#domain/assets/risk.ts';
import type { Risk } from '#domain/assets/risk.ts';

/** What the form holds: an empty choice is '', an empty date or number undefined. */
export type WizardValues = { [Key in keyof AssetFacts]: AssetFacts[Key] | '' | undefined };

const CHOICES = ['department', 'dataClassification', 'riskLevelOverride', 'backupStatus', 'patchLevel'] as const;
const EMPTIES = [
  'purchaseDate',
  'warrantyExpiry',
  'cost',
  'licenseCount',
  'usedLicenses',
  'accessReviewDate',
  'complianceReviewDate',
] as const;

/** The fields of each step, for its check. The last step reviews. */
export const STEP_FIELDS: readonly (readonly (keyof AssetFacts)[])[] = [
  [
    'name',
    'type',
    'category',
    'serialNumber',
    'model',
    'vendor',
    'owner',
    'custodian',
    'location',
    'department',
    'status',
    'purchaseDate',
    'warrantyExpiry',
    'cost',
  ],
  [
    'operatingSystem',
    'firmwareVersion',
    'ipAddress',
    'macAddress',
    'licenseCount',
    'usedLicenses',
    'patchLevel',
    'vulnerabilityCount',
  ],
  [
    'dataClassification',
    'riskLevelOverride',
    'riskLevelReason',
    'encryptionEnabled',
    'antivirusInstalled',
    'backupStatus',
    'tags',
    'notes',
  ],
  [],
];

/** The values a form starts from: those of the asset, or the specification's defaults. */
export function valuesOf(asset: AssetFacts | null): WizardValues {
  const facts: WizardValues = asset
    ? { ...asset }
    : { ...NEW_ASSET, tags: [], name: '', type: '', category: '', serialNumber: '', owner: '' };
  const values: WizardValues = { ...facts };
  for (const key of CHOICES) if (!values[key]) values[key] = '';
  for (const key of EMPTIES) if (values[key] === null) values[key] = undefined;
  return values;
}

/** What the form says, as facts: dates, cost and license counts may be unknown, and a count that is no number is 0 (section 7). */
export function factsFrom(values: WizardValues): Record<keyof AssetFacts, unknown> {
  const facts: Record<keyof AssetFacts, unknown> = { ...values };
  for (const key of [...CHOICES, ...EMPTIES]) if (facts[key] === '' || facts[key] === undefined) facts[key] = null;
  facts.vulnerabilityCount = typeof values.vulnerabilityCount === 'number' ? values.vulnerabilityCount : 0;
  if (facts.riskLevelOverride === null) facts.riskLevelReason = '';
  return facts;
}

/** Every message of the form by field; empty when it can be saved. */
export function messagesOf(values: WizardValues): Partial<Record<keyof AssetFacts, string>> {
  const facts = factsFrom(values);
  const messages: Partial<Record<keyof AssetFacts, string>> = {};
  const issues = [
    ...(NewAsset.safeParse(facts).error?.issues.map(({ path, message }) => ({ path: String(path[0]), message })) ?? []),
    ...problemsOf(facts as Partial<AssetFacts>),
  ];
  for (const { path, message } of issues) messages[path as keyof AssetFacts] ??= message;
  return messages;
}

/** The score of what the form says now. */
export function riskFrom(values: WizardValues, day: string): Risk {
  const facts = factsFrom(values);
  const count = Number(facts.vulnerabilityCount);
  return riskOf({ ...(facts as AssetFacts), vulnerabilityCount: Number.isFinite(count) ? count : 0 }, day);
}

/** The day in the universal calendar, as the server counts it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
