import { z } from 'zod';
import { RiskLevel } from './asset.ts';
import type { AssetFacts } from './asset.ts';

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

/** One factor of the score. `value` is what the asset says, for a translated sentence; `because` is that sentence in English. */
export const RiskPart = z.object({
  factor: z.enum(RISK_FACTORS),
  points: z.number().int(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  because: z.string(),
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
    switchPart('encryption', asset.encryptionEnabled, 15, 'Encryption is on', 'No encryption'),
    switchPart('antivirus', asset.antivirusInstalled, 10, 'Antivirus is installed', 'No antivirus'),
    wordPart('patches', asset.patchLevel, asset.patchLevel === 'Current', 'Patch level'),
    wordPart('backup', asset.backupStatus, asset.backupStatus === 'Enabled', 'Backup'),
    warrantyPart(asset.warrantyExpiry, today),
  ];
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const computedLevel = levelOf(points);
  return { points, computedLevel, level: asset.riskLevelOverride ?? computedLevel, parts };
}

function classificationPart(value: RiskFacts['dataClassification']): RiskPart {
  const because = value ? `Data classification is ${value}` : 'Data is not classified';
  return { factor: 'classification', points: value ? CLASSIFICATION[value] : 0, value, because };
}

function vulnerabilityPart(value: number): RiskPart {
  const points = value > 10 ? 25 : value > 5 ? 15 : value >= 1 ? 5 : 0;
  const because = value === 1 ? '1 known vulnerability' : `${value === 0 ? 'No' : value} known vulnerabilities`;
  return { factor: 'vulnerabilities', points, value, because };
}

function switchPart(factor: RiskFactor, value: boolean, weight: number, good: string, bad: string): RiskPart {
  return { factor, points: value ? 0 : weight, value, because: value ? good : bad };
}

function wordPart(factor: RiskFactor, value: string, isGood: boolean, label: string): RiskPart {
  return { factor, points: isGood ? 0 : 10, value, because: `${label} is ${value}` };
}

function warrantyPart(value: string | null, today: string): RiskPart {
  const isExpired = value !== null && value < today;
  const because =
    value === null
      ? 'No warranty date'
      : `Warranty ${isExpired ? 'expired' : 'runs until'} ${isExpired ? 'on ' : ''}${value}`;
  return { factor: 'warranty', points: isExpired ? 10 : 0, value, because };
}

/** What taking one factor away would do: so many points fewer, and the level of what is left. */
export interface Recommendation {
  factor: RiskFactor;
  value: RiskPart['value'];
  points: number;
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
      levelAfter: levelOf(points - part.points),
    }));
}

/** A factor's share of the most points there can be, in percent. */
export function weightOf(factor: RiskFactor): number {
  const all = RISK_FACTORS.reduce((sum, each) => sum + MOST_POINTS[each], 0);
  return (MOST_POINTS[factor] / all) * 100;
}
