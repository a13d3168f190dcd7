import { describe, expect, it } from 'vitest';
import { recommendationsOf, RISK_FACTORS, riskOf, weightOf } from './risk.ts';
import type { RiskFacts } from './risk.ts';

const today = '2025-06-15';
const safe: RiskFacts = {
  dataClassification: 'Public',
  vulnerabilityCount: 0,
  encryptionEnabled: true,
  antivirusInstalled: true,
  patchLevel: 'Current',
  backupStatus: 'Enabled',
  warrantyExpiry: null,
};

describe('the risk points of the specification, section 9', () => {
  it.each<[string, Partial<RiskFacts>, number]>([
    ['nothing', {}, 0],
    ['Restricted', { dataClassification: 'Restricted' }, 30],
    ['Confidential', { dataClassification: 'Confidential' }, 20],
    ['Internal', { dataClassification: 'Internal' }, 10],
    ['Public', { dataClassification: 'Public' }, 0],
    ['unclassified', { dataClassification: null }, 0],
    ['11 vulnerabilities', { vulnerabilityCount: 11 }, 25],
    ['10 vulnerabilities', { vulnerabilityCount: 10 }, 15],
    ['6 vulnerabilities', { vulnerabilityCount: 6 }, 15],
    ['5 vulnerabilities', { vulnerabilityCount: 5 }, 5],
    ['1 vulnerability', { vulnerabilityCount: 1 }, 5],
    ['no encryption', { encryptionEnabled: false }, 15],
    ['no antivirus', { antivirusInstalled: false }, 10],
    ['patches behind', { patchLevel: 'Behind' }, 10],
    ['patches critical', { patchLevel: 'Critical' }, 10],
    ['backup disabled', { backupStatus: 'Disabled' }, 10],
    ['backup pending', { backupStatus: 'Pending' }, 10],
    ['warranty ended yesterday', { warrantyExpiry: '2025-06-14' }, 10],
    ['warranty ends today', { warrantyExpiry: '2025-06-15' }, 0],
  ])('%s', (_, change, points) => {
    const risk = riskOf({ ...safe, ...change }, today);
    expect(risk.points).toBe(points);
    expect(risk.parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
  });

  it.each<[string, Partial<RiskFacts>, number, string]>([
    ['encryption', { encryptionEnabled: null }, 15, 'Encryption not known: counted as not encrypted'],
    ['antivirus', { antivirusInstalled: null }, 10, 'Antivirus not known: counted as not installed'],
    ['patches', { patchLevel: null }, 0, 'Patch level not known: counted as Current'],
    ['backup', { backupStatus: null }, 10, 'Backup not known: counted as Disabled'],
  ])(
    '%s that nobody stated counts as the default of the specification, and says so',
    (factor, change, points, because) => {
      const risk = riskOf({ ...safe, ...change }, today);
      expect(risk.points).toBe(points);
      const assumed = risk.parts.filter(({ isAssumed }) => isAssumed);
      expect(assumed).toEqual([{ factor, points, value: null, because, isAssumed: true }]);
      const first = recommendationsOf(risk)[0];
      expect(first?.isAssumed ?? true).toBe(true);
    },
  );

  it('is 110 at most and names all seven factors', () => {
    const worst = riskOf(
      {
        dataClassification: 'Restricted',
        vulnerabilityCount: 99,
        encryptionEnabled: false,
        antivirusInstalled: false,
        patchLevel: 'Critical',
        backupStatus: 'Disabled',
        warrantyExpiry: '2020-01-01',
      },
      today,
    );
    expect(worst.points).toBe(110);
    expect(worst.parts.map(({ because }) => because)).toEqual([
      'Data classification is Restricted',
      '99 known vulnerabilities',
      'No encryption',
      'No antivirus',
      'Patch level is Critical',
      'Backup is Disabled',
      'Warranty expired on 2020-01-01',
    ]);
  });

  it.each<[number, Partial<RiskFacts>, string]>([
    [20, { dataClassification: 'Confidential' }, 'Low'],
    [25, { encryptionEnabled: false, antivirusInstalled: false }, 'Medium'],
    [45, { dataClassification: 'Restricted', encryptionEnabled: false }, 'Medium'],
    [50, { dataClassification: 'Restricted', antivirusInstalled: false, patchLevel: 'Behind' }, 'High'],
  ])('%i points are a level', (points, change, level) => {
    const risk = riskOf({ ...safe, ...change }, today);
    expect([risk.points, risk.computedLevel, risk.level]).toEqual([points, level, level]);
  });

  it("puts a person's level in force and keeps the computed one beside it", () => {
    const risk = riskOf({ ...safe, riskLevelOverride: 'High' }, today);
    expect([risk.points, risk.computedLevel, risk.level]).toEqual([0, 'Low', 'High']);
  });
});

describe('what would lower the score', () => {
  it('names the factors with points, the weightiest first, and the level without each', () => {
    const risk = riskOf(
      { ...safe, dataClassification: 'Restricted', encryptionEnabled: false, patchLevel: 'Behind' },
      today,
    );
    expect(recommendationsOf(risk).map(({ factor, points, levelAfter }) => [factor, points, levelAfter])).toEqual([
      ['classification', 30, 'Medium'],
      ['encryption', 15, 'Medium'],
      ['patches', 10, 'Medium'],
    ]);
    expect(recommendationsOf(riskOf(safe, today))).toEqual([]);
  });

  it('the weights of all factors are one whole', () => {
    expect(RISK_FACTORS.reduce((sum, factor) => sum + weightOf(factor), 0)).toBeCloseTo(100);
  });
});
