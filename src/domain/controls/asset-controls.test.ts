import { describe, expect, test } from 'vitest';
import { NEW_ASSET } from '../assets/asset.ts';
import type { Asset } from '../assets/asset.ts';
import { findingsOf } from './asset-controls.ts';

const TODAY = '2026-06-01';
const UNPROTECTED: Partial<Asset> = {
  encryptionEnabled: false,
  antivirusInstalled: false,
  backupStatus: 'Disabled',
  patchLevel: 'Current',
};

function resultsOf(facts: Partial<Asset>) {
  const asset = {
    ...NEW_ASSET,
    id: '',
    version: 1,
    createdAt: '',
    lastUpdated: '',
    name: 'x',
    type: 'Laptop',
    category: 'Hardware',
    serialNumber: '1',
    owner: 'Ana',
    ...facts,
  } as Asset;
  return Object.fromEntries(findingsOf(asset, TODAY).map(({ requirementId, ...rest }) => [requirementId, rest]));
}

describe('what an asset’s record says about controls', () => {
  test('of a new laptop nothing is said that nobody stated', () => {
    expect(resultsOf({ dataClassification: 'Restricted' })).toMatchObject({
      'A.8.1': { result: 'unknown', because: 'protection-unknown' },
      'A.8.7': { result: 'unknown', because: 'antivirus-unknown' },
      'A.8.8': { result: 'unknown', because: 'patches-unknown' },
      'A.8.13': { result: 'unknown', because: 'backup-unknown' },
      'A.8.24': { result: 'unknown', because: 'encryption-unknown' },
    });
    const endpoint = (encryptionEnabled: boolean | null, antivirusInstalled: boolean | null) =>
      resultsOf({ encryptionEnabled, antivirusInstalled })['A.8.1']?.because;
    expect([endpoint(true, null), endpoint(null, true)]).toEqual(['antivirus-unknown', 'encryption-unknown']);
    expect([endpoint(false, null), endpoint(null, false)]).toEqual(['not-encrypted', 'no-antivirus']);
    // Vulnerabilities that somebody counted weigh, whatever is known of the patches.
    expect(resultsOf({ vulnerabilityCount: 6 })['A.8.8']).toMatchObject({ result: 'gap' });
  });

  test('a laptop without protection: what is missing is a gap, what nobody said is unknown', () => {
    expect(resultsOf(UNPROTECTED)).toMatchObject({
      'A.5.9': { result: 'attention', because: 'not-placed' },
      'A.5.12': { result: 'met', value: 'Internal' },
      'A.5.18': { result: 'unknown' },
      'A.5.36': { result: 'unknown', because: 'pending-review' },
      'A.7.13': { result: 'unknown' },
      'A.8.1': { result: 'gap', because: 'neither' },
      'A.8.7': { result: 'gap' },
      'A.8.8': { result: 'met' },
      'A.8.13': { result: 'gap' },
    });
  });

  test('a control that has nothing to do with the asset is not among them', () => {
    const license = resultsOf({ type: 'Software License', category: 'Software', licenseCount: 5, usedLicenses: 4 });
    expect(Object.keys(license)).toEqual(['A.5.9', 'A.5.12', 'A.5.18', 'A.5.32', 'A.5.36', 'A.8.8']);
    expect(license['A.5.32']).toEqual({ result: 'met', because: 'licenses-within', value: '4 / 5' });
    expect(resultsOf({ dataClassification: 'Restricted' })['A.8.24']).toMatchObject({ result: 'unknown' });
    expect(resultsOf({ ...UNPROTECTED, dataClassification: 'Restricted' })['A.8.24']).toMatchObject({ result: 'gap' });
    expect(resultsOf({ dataClassification: 'Public' })['A.8.24']).toBeUndefined();
  });

  test('a day counts from the day after it', () => {
    const on = (day: string) =>
      ['A.5.18', 'A.5.36', 'A.7.13'].map(
        (id) => resultsOf({ accessReviewDate: day, complianceReviewDate: day, warrantyExpiry: day })[id]?.result,
      );
    expect(on('2026-05-31')).toEqual(['gap', 'attention', 'attention']);
    expect(on(TODAY)).toEqual(['met', 'unknown', 'met']);
  });

  test('vulnerabilities weigh as the specification colours them: one to five a warning, more an error', () => {
    expect(
      [0, 1, 5, 6].map((count) => resultsOf({ vulnerabilityCount: count, patchLevel: 'Current' })['A.8.8']?.result),
    ).toEqual(['met', 'attention', 'attention', 'gap']);
  });
});
