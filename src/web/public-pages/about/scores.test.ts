import { expect, test } from 'vitest';
import { levelOf, riskOf, type RiskFacts } from '#domain/assets/risk.ts';
import { bandOfPercent } from '#domain/readiness/readiness.ts';
import { FAIR_FROM, HIGH_RISK_FROM, MEDIUM_RISK_FROM, READY_FROM, RISK_ROWS } from './scores.ts';

const SAFE: RiskFacts = {
  dataClassification: 'Public',
  vulnerabilityCount: 0,
  encryptionEnabled: true,
  antivirusInstalled: true,
  patchLevel: 'Current',
  backupStatus: 'Enabled',
  warrantyExpiry: null,
};
const CASES: Record<(typeof RISK_ROWS)[number][0], Partial<RiskFacts>[]> = {
  restricted: [{ dataClassification: 'Restricted' }],
  confidential: [{ dataClassification: 'Confidential' }],
  internal: [{ dataClassification: 'Internal' }],
  many: [{ vulnerabilityCount: 11 }, { vulnerabilityCount: 400 }],
  several: [{ vulnerabilityCount: 6 }, { vulnerabilityCount: 10 }],
  few: [{ vulnerabilityCount: 1 }, { vulnerabilityCount: 5 }],
  encryption: [{ encryptionEnabled: false }],
  antivirus: [{ antivirusInstalled: false }],
  patches: [{ patchLevel: 'Behind' }, { patchLevel: 'Critical' }],
  backup: [{ backupStatus: 'Disabled' }, { backupStatus: 'Pending' }],
  warranty: [{ warrantyExpiry: '2026-11-20' }],
};

test.each(RISK_ROWS)('the page says of %s what the product counts: %i points', (row, points) => {
  for (const facts of CASES[row]) expect(riskOf({ ...SAFE, ...facts }, '2026-11-21').points).toBe(points);
});

test('the levels and bands begin where the page says', () => {
  expect([HIGH_RISK_FROM, HIGH_RISK_FROM - 1, MEDIUM_RISK_FROM, MEDIUM_RISK_FROM - 1].map(levelOf)).toEqual([
    'High',
    'Medium',
    'Medium',
    'Low',
  ]);
  expect([READY_FROM, READY_FROM - 1, FAIR_FROM, FAIR_FROM - 1].map(bandOfPercent)).toEqual([
    'success',
    'warning',
    'warning',
    'error',
  ]);
});
