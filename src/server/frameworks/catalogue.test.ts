import { describe, expect, test } from 'vitest';
import { compareRequirementIds, type FrameworkFile } from '#domain/frameworks/requirement.ts';
import { profileNameOf, settingsNameOf } from '#domain/frameworks/traits.ts';
import { checkFramework } from '../../../test/framework-checks.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf, listFrameworkHeads, listFrameworks } from './catalogue.ts';

const LANGUAGES = ['es', 'fr', 'de'] as const;
const iso27001 = frameworkOf(BASE_FRAMEWORK)!;
const idsOf = (framework = iso27001) => framework.requirements.map(({ id }) => id);

/** How many requirements each part of an edition has, counted in what its publisher says and not in our files; of laws, what we took from them. */
const COUNTS: Record<string, Record<string, number>> = {
  'iso-27001-2022': { 4: 4, 5: 3, 6: 5, 7: 7, 8: 3, 9: 6, 10: 2, 'A.5': 37, 'A.6': 8, 'A.7': 14, 'A.8': 34 },
  'iso-9001-2015': { 4: 4, 5: 5, 6: 3, 7: 12, 8: 22, 9: 7, 10: 3 },
  'iso-14001-2015': { 4: 4, 5: 3, 6: 6, 7: 9, 8: 2, 9: 5, 10: 3 },
  'iso-14001-2026': { 4: 4, 5: 3, 6: 8, 7: 9, 8: 2, 9: 7, 10: 2 },
  'pci-dss-4-0-1': { 1: 19, 2: 11, 3: 29, 4: 6, 5: 13, 6: 19, 7: 12, 8: 29, 9: 27, 10: 27, 11: 21, 12: 37 },
  'nist-csf-2-0': { GV: 31, ID: 21, PR: 22, DE: 11, RS: 13, RC: 8 },
  'soc-2-2017': { CC: 33, A: 3, C: 2, PI: 5, P: 18 },
  // Standards with their implementation specifications, and the breach notification rule.
  'hipaa-security': {
    '164.308': 31,
    '164.310': 12,
    '164.312': 12,
    '164.314': 9,
    '164.316': 5,
    ...Object.fromEntries([402, 404, 406, 408, 410, 412, 414].map((section) => [`164.${section}`, 1])),
  },
  // Duties: 16 of principles, 14 of rights, 31 of controllers and processors, 6 of transfers.
  'gdpr-2016': { 'Art.': 67 },
};
const partOf = (id: string) => /^(?:Art\.|A\.\d+|164\.\d+|[A-Z]+|\d+)/.exec(id)?.[0] ?? id;

test('ISO/IEC 27001 has the 30 clause items and the 93 controls, in 13 domains', () => {
  const ids = idsOf();
  expect(ids.filter((id) => !id.startsWith('A.'))).toHaveLength(30);
  const themes = ['A.5.', 'A.6.', 'A.7.', 'A.8.'].map((theme) => ids.filter((id) => id.startsWith(theme)).length);
  expect(themes).toEqual([37, 8, 14, 34]);
  expect(iso27001.domains).toHaveLength(13);
});

describe.each(listFrameworks().map((framework) => [framework.id, framework] as const))('%s', (id, framework) => {
  checkFramework(framework, framework.follows === undefined ? undefined : frameworkOf(framework.follows));

  test('has as many requirements in each part as its publisher counts, and says what it is for', () => {
    const counted = [...Map.groupBy(idsOf(framework), partOf)].map(([part, inIt]) => [part, inIt.length] as const);
    expect(Object.fromEntries(counted)).toEqual(COUNTS[id]);
    expect(framework.purpose).toBeDefined();
  });
});

test('no two frameworks are called alike, anywhere', () => {
  for (const nameOf of [settingsNameOf, profileNameOf, (each: FrameworkFile) => each.name.en])
    expect(new Set(listFrameworkHeads().map(nameOf)).size).toBe(listFrameworkHeads().length);
});

test('ISO/IEC 27001 is explained in every language', () => {
  for (const language of LANGUAGES) {
    const silent = iso27001.requirements.filter(({ id }) => !iso27001.translations[language][id]?.explanation);
    expect(silent).toEqual([]);
  }
});

test('what a framework says of itself counts all its requirements', () => {
  const counted = listFrameworkHeads().map(({ id, domains }) => [
    id,
    domains.flatMap((each) => each.requirements).length,
  ]);
  expect(counted).toEqual(listFrameworks().map(({ id, requirements }) => [id, requirements.length]));
});

test('ids sort as people read them', () => {
  const shuffled = ['A.5.10', '10.2', '4.1', 'A.5.9', '6.1.3', '6.2'];
  expect(shuffled.toSorted(compareRequirementIds)).toEqual(['4.1', '6.1.3', '6.2', '10.2', 'A.5.9', 'A.5.10']);
  const others = ['GV.RR-01', 'GV.OC-02', 'Art. 30(1)', 'Art. 5(1)(a)', '164.308(a)(1)(ii)(B)', '164.308(a)(1)(ii)(A)'];
  expect(others.toSorted(compareRequirementIds)).toEqual([
    '164.308(a)(1)(ii)(A)',
    '164.308(a)(1)(ii)(B)',
    'Art. 5(1)(a)',
    'Art. 30(1)',
    'GV.OC-02',
    'GV.RR-01',
  ]);
});
