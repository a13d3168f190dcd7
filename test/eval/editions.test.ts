import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/analyse.ts';
import { declaredIn } from '#engine/match/declared.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readEarlierEditions } from '#server/frameworks/earlier-editions.ts';

const requirementsOf = (framework: string) => frameworkOf(framework)?.requirements ?? [];

describe.each(readEarlierEditions().map((each) => [each.edition, each] as const))('%s', (_, { framework, ids }) => {
  it('leads to requirements that there are', () => {
    const known = new Set(requirementsOf(framework).map(({ id }) => id));
    const unknown = Object.values(ids)
      .flat()
      .filter((id) => !known.has(id));
    expect(unknown).toEqual([]);
  });
});

it('knows all controls of Annex A of 2013 and all subcategories of CSF 1.1', () => {
  const count = (edition: string, pattern: RegExp) =>
    Object.keys(readEarlierEditions().find((each) => each.edition === edition)?.ids ?? {}).filter((id) =>
      pattern.test(id),
    ).length;
  expect(count('ISO/IEC 27001:2013', /^A\./)).toBe(114);
  expect(count('NIST CSF 1.1', /./)).toBe(108);
});

it.each([
  ['iso-27001-2022', 'ISO/IEC 27001:2013, A.12.3.1', ['A.8.13']],
  ['iso-27001-2022', 'Mapped to ISO 27002:2013 controls 9.2.5 and 9.2.6.', ['A.5.18']],
  ['iso-27001-2022', 'See A.8.2 of ISO/IEC 27001:2022.', ['A.8.2']],
  ['iso-27001-2022', 'This meets ISO/IEC 27001:2013 clause 10.1.', ['10.2']],
  ['iso-27001-2022', 'This meets ISO/IEC 27001:2022 clause 10.1.', ['10.1']],
  ['iso-27001-2022', 'Chapter 12.3.1 of the cookbook', []],
  ['nist-csf-2-0', 'NIST CSF: PR.AC-1', ['PR.AA-01', 'PR.AA-05']],
  ['nist-csf-2-0', 'NIST CSF 2.0: PR.AA-05', ['PR.AA-05']],
  ['pci-dss-4-0-1', 'PCI DSS v3.2.1 requirement 8.2.3', ['8.3.6']],
  ['pci-dss-4-0-1', 'PCI DSS v4.0.1 requirement 8.2.3', ['8.2.3']],
  ['pci-dss-4-0-1', 'Before, PCI DSS 3.2.1 asked for it. PCI DSS 4.0.1, requirement 8.2.3 does too.', ['8.2.3']],
  ['iso-14001-2026', 'ISO 14001:2015, clause 10.3', ['10.1']],
])('%s: %s', (framework, text, ids) => {
  expect([...declaredIn(text, requirementsOf(framework))]).toEqual(ids);
});

it('marks what a document declares by an old id, and shows no more for it', () => {
  const policy =
    '# Backup policy\n\nAll servers are backed up every night. Copies are encrypted and kept at a second site. Restores are tested each quarter.';
  const analysisOf = (source: string) => {
    const { text, blocks } = readText(source);
    return analyse(text, blocks, { fileName: 'backup-policy.md' }, requirementsOf('iso-27001-2022'));
  };
  const declared = analysisOf(`${policy}\n\nISO/IEC 27001:2013, A.12.3.1`).findings;
  const plain = analysisOf(policy).findings;
  expect(declared[0]).toMatchObject({ requirementId: 'A.8.13', declared: true });
  expect(declared[0]?.asks.map(({ status }) => status)).toEqual(plain[0]?.asks.map(({ status }) => status));
});
