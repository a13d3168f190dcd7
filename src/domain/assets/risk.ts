import { z } from 'zod';
import { RiskLevel } from './asset.ts';
import type { AssetFacts } from './asset.ts';
import { ASSUMED } from './security-facts.ts';

/** What the points depend on. */
export type RiskFacts = Pick<
  AssetFacts,
  | 'dataClassification'
  | 'vulnerabilityCount'
  | 'encryptionEnabled'
  | 'antivirusInstalled'
  | 'patchLevel'
  | 'backupStatus'
  | 'warrantyExpiry'
>;

export const RISK_FACTORS = [
  'classification',
  'vulnerabilities',
  'encryption',
  'antivirus',
  'patches',
  'backup',
  'warranty',
] as const;
export type RiskFactor = (typeof RISK_FACTORS)[number];

/** The most points each factor can give. */
export const MOST_POINTS: Record<RiskFactor, number> = {
  classification: 30,
  vulnerabilities: 25,
  encryption: 15,
  antivirus: 10,
  patches: 10,
  backup: 10,
  warranty: 10,
};

export const HIGH_FROM = 50;
export const MEDIUM_FROM = 25;

/**
 * One factor of the score. `value` is what the asset says, for a translated sentence; `because` is that sentence in English. `isAssumed`:
 * nobody has said how it is, and the points are those of what is assumed then.
 */
export const RiskPart = z.object({
  factor: z.enum(RISK_FACTORS),
  points: z.number().int(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  because: z.string(),
  isAssumed: z.boolean(),
});
export type RiskPart = z.infer<typeof RiskPart>;

/** `computedLevel` is the level of the points alone, `level` the one in force. */
export const Risk = z.object({
  points: z.number().int(),
  computedLevel: RiskLevel,
  level: RiskLevel,
  parts: z.array(RiskPart),
});
export type Risk = z.infer<typeof Risk>;

const CLASSIFICATION = { Restricted: 30, Confidential: 20, Internal: 10, Public: 0 } as const;

export function levelOf(points: number): RiskLevel {
  return points >= HIGH_FROM ? 'High' : points >= MEDIUM_FROM ? 'Medium' : 'Low';
}

/**
 * The risk score of an asset on a day (ISO date) with its parts, all seven of them, also those without points
 * (specification, section 9). A warranty is expired from the day after its last.
 */
export function riskOf(asset: RiskFacts & Partial<Pick<AssetFacts, 'riskLevelOverride'>>, today: string): Risk {
  const parts = [
    classificationPart(asset.dataClassification),
    vulnerabilityPart(asset.vulnerabilityCount),
    protectionPart('encryption', asset.encryptionEnabled, ASSUMED.encryptionEnabled, true, ENCRYPTION_SAYS),
    protectionPart('antivirus', asset.antivirusInstalled, ASSUMED.antivirusInstalled, true, ANTIVIRUS_SAYS),
    protectionPart('patches', asset.patchLevel, ASSUMED.patchLevel, 'Current', PATCHES_SAY),
    protectionPart('backup', asset.backupStatus, ASSUMED.backupStatus, 'Enabled', BACKUP_SAYS),
    warrantyPart(asset.warrantyExpiry, today),
  ];
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const computedLevel = levelOf(points);
  return { points, computedLevel, level: asset.riskLevelOverride ?? computedLevel, parts };
}

function classificationPart(value: RiskFacts['dataClassification']): RiskPart {
  const because = value ? `Data classification is ${value}` : 'Data is not classified';
  return { factor: 'classification', points: value ? CLASSIFICATION[value] : 0, value, because, isAssumed: false };
}

function vulnerabilityPart(value: number): RiskPart {
  const points = value > 10 ? 25 : value > 5 ? 15 : value >= 1 ? 5 : 0;
  const because = value === 1 ? '1 known vulnerability' : `${value === 0 ? 'No' : value} known vulnerabilities`;
  return { factor: 'vulnerabilities', points, value, because, isAssumed: false };
}

/** What a fact says where it is stated, and where nobody stated it. */
interface Saying<Value> {
  stated(value: Value): string;
  assumed: string;
}

const ENCRYPTION_SAYS: Saying<boolean> = {
  stated: (isOn) => (isOn ? 'Encryption is on' : 'No encryption'),
  assumed: 'Encryption not known: counted as not encrypted',
};
const ANTIVIRUS_SAYS: Saying<boolean> = {
  stated: (isInstalled) => (isInstalled ? 'Antivirus is installed' : 'No antivirus'),
  assumed: 'Antivirus not known: counted as not installed',
};
const PATCHES_SAY: Saying<string> = {
  stated: (level) => `Patch level is ${level}`,
  assumed: `Patch level not known: counted as ${ASSUMED.patchLevel}`,
};
const BACKUP_SAYS: Saying<string> = {
  stated: (status) => `Backup is ${status}`,
  assumed: `Backup not known: counted as ${ASSUMED.backupStatus}`,
};

/** A protection costs its points unless it is as it should be; where nobody said, as if it were what is assumed. */
function protectionPart<Value extends string | boolean>(
  factor: RiskFactor,
  value: Value | null,
  assumed: Value,
  wanted: Value,
  says: Saying<Value>,
): RiskPart {
  const points = (value ?? assumed) === wanted ? 0 : MOST_POINTS[factor];
  const because = value === null ? says.assumed : says.stated(value);
  return { factor, points, value, because, isAssumed: value === null };
}

function warrantyPart(value: string | null, today: string): RiskPart {
  const isExpired = value !== null && value < today;
  const because =
    value === null
      ? 'No warranty date'
      : `Warranty ${isExpired ? 'expired' : 'runs until'} ${isExpired ? 'on ' : ''}${value}`;
  return { factor: 'warranty', points: isExpired ? 10 : 0, value, because, isAssumed: false };
}

/** What taking one factor away would do: so many points fewer, and the level of what is left. */
export interface Recommendation {
  factor: RiskFactor;
  value: RiskPart['value'];
  points: number;
  /** To be found out, before anything is mended. */
  isAssumed: boolean;
  levelAfter: RiskLevel;
}

/** The factors that add points, the weightiest first. */
export function recommendationsOf({ points, parts }: Pick<Risk, 'points' | 'parts'>): Recommendation[] {
  return parts
    .filter((part) => part.points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map((part) => ({
      factor: part.factor,
      value: part.value,
      points: part.points,
      isAssumed: part.isAssumed,
      levelAfter: levelOf(points - part.points),
    }));
}

/** A factor's share of the most points there can be, in percent. */
export function weightOf(factor: RiskFactor): number {
  const all = RISK_FACTORS.reduce((sum, each) => sum + MOST_POINTS[each], 0);
  return (MOST_POINTS[factor] / all) * 100;
}
