import type { AssetFacts, RiskLevel } from '#domain/assets/asset.ts';
import type { Tone } from '../kit/tone.ts';

/** The specification's colours (sections 2.1, 2.2 and 2.4). */
const STATUS_TONES: Record<string, Tone> = {
  Active: 'success',
  Inactive: 'error',
  Maintenance: 'warning',
  Retired: 'neutral',
};

export const statusTone = (standard: string): Tone => STATUS_TONES[standard] ?? 'neutral';

export const RISK_TONES: Record<RiskLevel, Tone> = { High: 'error', Medium: 'warning', Low: 'success' };

export function classificationTone(classification: AssetFacts['dataClassification']): Tone {
  if (classification === 'Restricted') return 'error';
  return classification === 'Confidential' ? 'warning' : 'info';
}

export function vulnerabilityTone(count: number): Tone {
  if (count > 5) return 'error';
  return count > 0 ? 'warning' : 'success';
}

export const PATCH_TONES: Record<NonNullable<AssetFacts['patchLevel']>, Tone> = {
  Current: 'success',
  Behind: 'warning',
  Critical: 'error',
};

export const BACKUP_TONES: Record<NonNullable<AssetFacts['backupStatus']>, Tone> = {
  Enabled: 'success',
  Disabled: 'warning',
  Pending: 'info',
};

export const COMPLIANCE_TONES: Record<AssetFacts['complianceStatus'], Tone> = {
  Compliant: 'success',
  'Needs Review': 'warning',
  'Non-Compliant': 'error',
  'Pending Review': 'neutral',
};
