import { z } from 'zod';
import type { Asset } from '../assets/asset.ts';
import { ENDPOINT_TYPES } from '../assets/type-groups.ts';
import { ControlStatus } from './control.ts';

export const ASSET_RESULTS = ['met', 'attention', 'gap', 'unknown'] as const;
export type AssetResult = (typeof ASSET_RESULTS)[number];

export const ASSET_REASONS = [
  'placed',
  'not-placed',
  'classified',
  'not-classified',
  'review-due',
  'review-overdue',
  'review-unknown',
  'licenses-within',
  'licenses-unknown',
  'compliant',
  'needs-review',
  'non-compliant',
  'pending-review',
  'vendor-named',
  'vendor-unknown',
  'warranty-runs',
  'warranty-ended',
  'warranty-unknown',
  'protected',
  'not-encrypted',
  'no-antivirus',
  'neither',
  'protection-unknown',
  'encryption-unknown',
  'antivirus-unknown',
  'antivirus',
  'patched',
  'vulnerabilities',
  'patches-behind',
  'patches-unknown',
  'backed-up',
  'backup-pending',
  'no-backup',
  'backup-unknown',
  'encrypted',
  'retired',
] as const;
export type AssetReason = (typeof ASSET_REASONS)[number];

/** What one asset's record says about one control. `value` is the day, the number or the word that the reason speaks of. */
export interface AssetFinding {
  requirementId: string;
  result: AssetResult;
  because: AssetReason;
  value: string | number | null;
}

/**
 * One row of an asset's compliance. `result` is what the asset's record says, `status` how far the organisation is with the control: two
 * facts that are never mixed.
 */
export const AssetControl = z.object({
  framework: z.string(),
  requirementId: z.string(),
  title: z.string(),
  status: ControlStatus,
  result: z.enum(ASSET_RESULTS),
  because: z.enum(ASSET_REASONS),
  value: z.union([z.string(), z.number()]).nullable(),
  /** When the record that says so was last changed. */
  lastCheck: z.string(),
});
export type AssetControl = z.infer<typeof AssetControl>;

type Facts = Omit<Asset, 'riskLevel' | 'riskPoints'>;
type Said = Omit<AssetFinding, 'requirementId'>;

const ENDPOINTS: readonly Asset['type'][] = ENDPOINT_TYPES;
/** Things that neither run programs of their own choosing nor keep data that anybody would restore. */
const WITHOUT_DATA: readonly Asset['type'][] = ['Printer', 'Scanner', 'Software License', 'Network Device'];
const WITH_PROGRAMS: readonly Asset['type'][] = [...ENDPOINTS, 'Server', 'Storage Device'];

const said = (result: AssetResult, because: AssetReason, value: Said['value'] = null): Said => ({
  result,
  because,
  value,
});

/**
 * The controls of ISO/IEC 27001:2022 Annex A that an asset's own record speaks to, and what it says on a day (ISO date). Controls that ask for
 * more than a record can show are met here only as far as the record goes; `unknown` where it is silent.
 */
export function findingsOf(asset: Facts, today: string): AssetFinding[] {
  const isEndpoint = ENDPOINTS.includes(asset.type);
  const isSecret = asset.dataClassification === 'Confidential' || asset.dataClassification === 'Restricted';
  const hasLicenses = asset.type === 'Software License' || asset.licenseCount !== null;
  const rows: [requirementId: string, finding: Said | null][] = [
    ['A.5.9', asset.location || asset.department ? said('met', 'placed') : said('attention', 'not-placed')],
    [
      'A.5.12',
      asset.dataClassification ? said('met', 'classified', asset.dataClassification) : said('gap', 'not-classified'),
    ],
    ['A.5.18', reviewed(asset.accessReviewDate, today)],
    ['A.5.23', asset.category === 'Cloud' ? vendor(asset) : null],
    ['A.5.32', hasLicenses ? licenses(asset) : null],
    ['A.5.36', complianceOf(asset, today)],
    ['A.7.13', asset.category === 'Hardware' ? warranty(asset, today) : null],
    ['A.7.14', asset.category === 'Hardware' && asset.status === 'Retired' ? said('attention', 'retired') : null],
    ['A.8.1', isEndpoint ? endpoint(asset) : null],
    ['A.8.7', WITH_PROGRAMS.includes(asset.type) ? malware(asset) : null],
    ['A.8.8', weaknesses(asset)],
    ['A.8.13', WITHOUT_DATA.includes(asset.type) ? null : backup(asset)],
    ['A.8.24', isSecret ? cryptography(asset) : null],
  ];
  return rows.flatMap(([requirementId, finding]) => (finding ? [{ requirementId, ...finding }] : []));
}

function reviewed(day: string | null, today: string): Said {
  if (day === null) return said('unknown', 'review-unknown');
  return day < today ? said('gap', 'review-overdue', day) : said('met', 'review-due', day);
}

const vendor = (asset: Facts) =>
  asset.vendor ? said('met', 'vendor-named', asset.vendor) : said('unknown', 'vendor-unknown');

const licenses = ({ usedLicenses, licenseCount }: Facts) =>
  usedLicenses === null || licenseCount === null
    ? said('unknown', 'licenses-unknown')
    : said('met', 'licenses-within', `${usedLicenses} / ${licenseCount}`);

function complianceOf({ complianceStatus, complianceReviewDate }: Facts, today: string): Said {
  if (complianceReviewDate !== null && complianceReviewDate < today)
    return said('attention', 'review-overdue', complianceReviewDate);
  switch (complianceStatus) {
    case 'Compliant':
      return said('met', 'compliant');
    case 'Needs Review':
      return said('attention', 'needs-review');
    case 'Non-Compliant':
      return said('gap', 'non-compliant');
    case 'Pending Review':
      return said('unknown', 'pending-review');
  }
}

function warranty({ warrantyExpiry }: Facts, today: string): Said {
  if (warrantyExpiry === null) return said('unknown', 'warranty-unknown');
  return warrantyExpiry < today
    ? said('attention', 'warranty-ended', warrantyExpiry)
    : said('met', 'warranty-runs', warrantyExpiry);
}

function endpoint({ encryptionEnabled, antivirusInstalled }: Facts): Said {
  if (encryptionEnabled === false) return said('gap', antivirusInstalled === false ? 'neither' : 'not-encrypted');
  if (antivirusInstalled === false) return said('gap', 'no-antivirus');
  if (encryptionEnabled && antivirusInstalled) return said('met', 'protected');
  if (encryptionEnabled === antivirusInstalled) return said('unknown', 'protection-unknown');
  return said('unknown', encryptionEnabled === null ? 'encryption-unknown' : 'antivirus-unknown');
}

function malware({ antivirusInstalled }: Facts): Said {
  if (antivirusInstalled === null) return said('unknown', 'antivirus-unknown');
  return antivirusInstalled ? said('met', 'antivirus') : said('gap', 'no-antivirus');
}

function weaknesses({ vulnerabilityCount, patchLevel }: Facts): Said {
  if (vulnerabilityCount > 0)
    return said(vulnerabilityCount > 5 ? 'gap' : 'attention', 'vulnerabilities', vulnerabilityCount);
  if (patchLevel === null) return said('unknown', 'patches-unknown');
  if (patchLevel === 'Current') return said('met', 'patched');
  return said(patchLevel === 'Critical' ? 'gap' : 'attention', 'patches-behind', patchLevel);
}

function backup({ backupStatus }: Facts): Said {
  if (backupStatus === null) return said('unknown', 'backup-unknown');
  if (backupStatus === 'Enabled') return said('met', 'backed-up');
  return backupStatus === 'Pending' ? said('attention', 'backup-pending') : said('gap', 'no-backup');
}

function cryptography({ encryptionEnabled }: Facts): Said {
  if (encryptionEnabled === null) return said('unknown', 'encryption-unknown');
  return encryptionEnabled ? said('met', 'encrypted') : said('gap', 'not-encrypted');
}
