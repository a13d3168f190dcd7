import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { isIpAddress, isMacAddress } from './addresses.ts';
import { OwnValue, OwnValues } from './vocabulary/field.ts';
import { needsSerialNumber } from './serial-number.ts';
import {
  ASSET_TYPES,
  ASSET_CATEGORIES,
  RISK_LEVELS,
  ASSET_STATUSES,
  OWN_NAME_LENGTH,
  DATA_CLASSIFICATIONS,
  PATCH_LEVELS,
  BACKUP_STATUSES,
  COMPLIANCE_STATUSES,
} from './values.ts';

export const RiskLevel = z.enum(RISK_LEVELS);
export type RiskLevel = z.infer<typeof RiskLevel>;
export const AssetStatus = z.enum(ASSET_STATUSES);
export const AssetCategory = z.enum(ASSET_CATEGORIES, issue('category_required'));
export type AssetCategory = z.infer<typeof AssetCategory>;
export const AssetType = z.enum(ASSET_TYPES);
export type AssetType = z.infer<typeof AssetType>;

/** The specification names two lists of statuses; the words of the second are kept as other words for the first. */
export const STATUS_SYNONYMS = { 'Under Maintenance': 'Maintenance', Decommissioned: 'Retired' } as const;

/** One of a list that the organisation adds to (./vocabulary/option.ts); whether it is on that list is asked where the list is known. */
const Choice = z.string().trim().min(1).max(OWN_NAME_LENGTH, limit('most_characters'));

const StatusInput = Choice.transform((status) =>
  status === 'Under Maintenance' || status === 'Decommissioned' ? STATUS_SYNONYMS[status] : status,
);

/** Length of names and other short texts, and of notes, in UTF-16 units. The specification sets none; a database and a screen do. */
export const SHORT_TEXT = 300;
export const LONG_TEXT = 10_000;

const Text = z.string().trim().max(SHORT_TEXT, limit('most_characters'));
const required = (message: string) =>
  z.string(message).trim().min(1, message).max(SHORT_TEXT, limit('most_characters'));
const Day = z.iso.date(issue('date')).nullable();
const Count = z
  .number()
  .int(issue('whole_number'))
  .min(0, issue('zero_or_more'))
  .max(1_000_000_000, issue('number_too_large'));

/** Tags are trimmed; empty and duplicate ones are ignored (specification, section 5). */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

const facts = {
  name: required(issue('asset_name_required')),
  type: z
    .string(issue('asset_type_required'))
    .trim()
    .min(1, issue('asset_type_required'))
    .max(OWN_NAME_LENGTH, limit('most_characters')),
  category: AssetCategory,
  /** The number on its label, where the organisation gives its assets one. */
  assetTag: Text,
  /** Empty where there is none to ask for (./serial-number.ts). */
  serialNumber: Text,
  model: Text,
  vendor: Text,
  owner: required(issue('owner_required')),
  custodian: Text,
  location: Text,
  department: Choice.nullable(),
  purchaseDate: Day,
  warrantyExpiry: Day,
  /** In the organisation's currency, two decimals. */
  cost: z
    .number()
    .min(0, issue('zero_or_more'))
    .max(1_000_000_000, issue('number_too_large'))
    .refine((cost) => Math.abs(cost * 100 - Math.round(cost * 100)) < 1e-5, issue('two_decimals'))
    .nullable(),
  /** The security facts: null while nobody has said (./security-facts.ts). */
  encryptionEnabled: z.boolean().nullable(),
  antivirusInstalled: z.boolean().nullable(),
  backupStatus: z.enum(BACKUP_STATUSES).nullable(),
  patchLevel: z.enum(PATCH_LEVELS).nullable(),
  operatingSystem: Text,
  ipAddress: Text.refine((text) => text === '' || isIpAddress(text), issue('ip_address')),
  macAddress: Text.refine((text) => text === '' || isMacAddress(text), issue('mac_address')),
  firmwareVersion: Text,
  licenseCount: Count.nullable(),
  usedLicenses: Count.nullable(),
  vulnerabilityCount: Count,
  notes: z.string().trim().max(LONG_TEXT, limit('most_characters')),
  complianceStatus: z.enum(COMPLIANCE_STATUSES),
  accessReviewDate: Day,
  complianceReviewDate: Day,
  /** The level a person set in place of the computed one, and why; null while the computed one is in force. */
  riskLevelOverride: RiskLevel.nullable(),
  riskLevelReason: z.string().trim().max(1000, limit('most_characters')),
};

const Classification = z.enum(DATA_CLASSIFICATIONS, issue('classification_required'));
const Tags = z.array(Text).max(50, limit('most_tags'));

/**
 * What people say of an asset: every field of the specification's section 3.1 that is not derived or kept by the system, and what the
 * organisation adds. Assets that were kept before there were tags and own fields have none.
 */
export const AssetFacts = z.object({
  ...facts,
  assetTag: Text.default(''),
  status: Choice,
  dataClassification: Classification.nullable(),
  tags: Tags,
  ownValues: OwnValues.default({}),
});
export type AssetFacts = z.infer<typeof AssetFacts>;

/** One asset. Empty texts are '', unknown dates, numbers and choices null; `version` counts changes from 1. */
export const Asset = AssetFacts.extend({
  id: z.uuid(),
  /** The level in force: a person's where one is set, otherwise that of the points. */
  riskLevel: RiskLevel,
  /** Sum of the risk points, 0 to 110. */
  riskPoints: z.number().int(),
  version: z.number().int(),
  createdAt: z.string(),
  lastUpdated: z.string(),
});
export type Asset = z.infer<typeof Asset>;

const inputs = { ...facts, status: StatusInput, tags: Tags.transform(tidyTags), ownValues: OwnValues };
const { name, type, category, owner } = facts;

/** Asked beside the other checks, so that it may be anything yet. */
const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** A new asset: the required fields, and any other. What is left out takes its value from NEW_ASSET. */
export const NewAsset = z
  .object(inputs)
  .partial()
  .extend({ name, type, category, owner, dataClassification: Classification })
  .refine((asset) => hasText(asset.serialNumber) || !needsSerialNumber(asset), {
    path: ['serialNumber'],
    error: issue('serial_number_required'),
    // Said with what else is missing, not after it.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type NewAsset = z.infer<typeof NewAsset>;

/** Of one's own fields only those that are named change; null empties one. */
export const AssetChange = z
  .object({
    ...inputs,
    dataClassification: Classification.nullable(),
    ownValues: z.record(z.uuid(), OwnValue.nullable()),
  })
  .partial();
export type AssetChange = z.infer<typeof AssetChange>;

/**
 * What a new asset starts from (specification, section 3.1); also the wizard's first values. Of its security facts nothing is known: what the
 * specification takes them to be is what its score assumes.
 */
export const NEW_ASSET = {
  assetTag: '',
  serialNumber: '',
  model: '',
  vendor: '',
  custodian: '',
  location: '',
  department: null,
  status: 'Active',
  purchaseDate: null,
  warrantyExpiry: null,
  cost: null,
  dataClassification: 'Internal',
  encryptionEnabled: null,
  antivirusInstalled: null,
  backupStatus: null,
  patchLevel: null,
  operatingSystem: '',
  ipAddress: '',
  macAddress: '',
  firmwareVersion: '',
  licenseCount: null,
  usedLicenses: null,
  vulnerabilityCount: 0,
  tags: [] as string[],
  notes: '',
  complianceStatus: 'Pending Review',
  accessReviewDate: null,
  complianceReviewDate: null,
  riskLevelOverride: null,
  riskLevelReason: '',
  ownValues: {} as OwnValues,
} as const;

/** Rules that look at two fields, by field; empty when all hold. */
export function problemsOf(
  asset: Partial<
    Pick<
      AssetFacts,
      'type' | 'category' | 'serialNumber' | 'licenseCount' | 'usedLicenses' | 'riskLevelOverride' | 'riskLevelReason'
    >
  >,
): { path: 'serialNumber' | 'usedLicenses' | 'riskLevelReason'; message: string }[] {
  const { serialNumber, licenseCount, usedLicenses, riskLevelOverride, riskLevelReason } = asset;
  const problems: ReturnType<typeof problemsOf> = [];
  if (serialNumber !== undefined && serialNumber.trim() === '' && needsSerialNumber(asset))
    problems.push({ path: 'serialNumber', message: issue('serial_number_required') });
  if (typeof licenseCount === 'number' && typeof usedLicenses === 'number' && usedLicenses > licenseCount)
    problems.push({ path: 'usedLicenses', message: issue('licenses_exceeded') });
  if (riskLevelOverride && !riskLevelReason?.trim())
    problems.push({ path: 'riskLevelReason', message: issue('level_reason_missing') });
  return problems;
}
