import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { AssetFacts } from '#domain/assets/asset.ts';
import { exampleAsset } from '../../../test/example-asset.ts';
import { renderSignedIn } from '../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { DetailsTechnical } from './details/details-parts.tsx';
import { PAGE_PARTS, STEPS } from './field-places.ts';

beforeAll(() => loadMessages('assets'));

const without = (parts: Record<string, readonly string[]>) =>
  Object.keys(AssetFacts.shape).filter((name) => !Object.values(parts).flat().includes(name));

test('a field of an asset is asked for, but for those that a list of many sets', () => {
  expect(without(STEPS)).toEqual(['complianceStatus', 'accessReviewDate', 'complianceReviewDate']);
});

test('a field of an asset is shown, but for those with a place of their own on its page', () => {
  expect(without(PAGE_PARTS)).toEqual(['name', 'notes', 'riskLevelOverride', 'riskLevelReason', 'tags', 'ownValues']);
});

test('the page shows fields in the order declared, each as its kind is shown, and a dash where nothing is known', async () => {
  const asset = { ...exampleAsset(), firmwareVersion: '2.1', ipAddress: '', licenseCount: 1200, usedLicenses: null };
  await renderSignedIn(<DetailsTechnical asset={asset} />);
  const shown = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);
  expect(shown).toHaveLength(PAGE_PARTS.technical.length);
  expect(shown.slice(1, 3)).toEqual([
    ['Firmware Version', '2.1'],
    ['IP Address', '—'],
  ]);
  expect(shown.slice(-2)).toEqual([
    ['License Count', '1,200'],
    ['Used Licenses', '—'],
  ]);
});
