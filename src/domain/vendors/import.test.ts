import { describe, expect, test } from 'vitest';
import { recordsIn } from './file-records.ts';
import { readVendorLine, vendorReader } from './import.ts';

const READER = vendorReader([]);
const read = (cells: Record<string, string>) => {
  const [line] = READER.linesIn({ headers: Object.keys(cells), rows: [{ row: 2, cells: Object.values(cells) }] }) ?? [];
  return line ? readVendorLine(line, new Map([['ana ruiz', '01234567-89ab-7cde-8f01-23456789abcd']])) : null;
};

describe('vendors as people list them', () => {
  test('other names of columns, tiers and certificates are understood', () => {
    const cells = {
      'Vendor Name': 'Mail Blast',
      Category: 'Email',
      Criticality: 'hoch',
      Certifications: 'GDPR; SOC2 Type II; ISO/IEC 27001:2022',
      'Website URL': 'mail.example',
      'Responsible person': 'Ana Ruiz',
      'Review interval': '2 years',
      'Next review date': '6. Mai 2026',
    };
    expect(read(cells)).toMatchObject({
      asked: {
        name: 'Mail Blast',
        industry: 'Email',
        tier: 'High',
        compliance: 'ISO 27001',
        website: 'https://mail.example',
        reviewMonths: 24,
        reviewDueOn: '2026-05-06',
      },
      faults: [],
    });
  });

  test('an optional cell that cannot be read is named and does not cost the row', () => {
    const read1 = read({
      Vendor: 'A',
      Industry: 'Print',
      Owner: 'Nobody',
      'Next review date': 'soon',
      Compliance: 'good',
    });
    expect(read1).toMatchObject({ asked: { name: 'A', industry: 'Print', tier: 'Medium' } });
    expect(read1?.faults.map(({ column }) => column).toSorted()).toEqual(['compliance', 'owner', 'reviewDueOn']);
  });

  test('a tier that is none, and a missing name or industry, do', () => {
    expect(read({ Vendor: 'A', Industry: 'Print', Tier: 'Huge' })).not.toHaveProperty('asked');
    expect(read({ Vendor: 'A' })?.faults).toMatchObject([{ column: 'industry' }]);
    expect(read({ Price: '5' })).toBeNull();
  });
});

test('a contact, a contract and a certificate are made of their columns', () => {
  const cells = {
    Vendor: 'Mail Blast',
    Ansprechpartner: 'Eva Sanz',
    'Contact email': 'eva@mail.example',
    'Contract end date': '31. Dez. 2026',
    'Notice period': '3 months',
    Certifications: 'SOC2',
    'Certificate valid until': '2027-03-01',
  };
  const [line] = READER.linesIn({ headers: Object.keys(cells), rows: [{ row: 2, cells: Object.values(cells) }] }) ?? [];
  expect(recordsIn(line?.values ?? {})).toEqual({
    records: [
      { kind: 'contact', name: 'Eva Sanz', email: 'eva@mail.example' },
      { kind: 'contract', title: 'Mail Blast', endOn: '2026-12-31', noticeDays: 90 },
      { kind: 'certificate', standard: 'SOC 2', expiresOn: '2027-03-01' },
    ],
    faults: [],
  });
  const odd = recordsIn({
    name: 'A',
    contactName: 'Eva',
    contactEmail: 'nowhere',
    contractEndOn: 'soon',
    certificateExpiresOn: '?',
  });
  expect(odd.records).toEqual([
    { kind: 'contact', name: 'Eva' },
    { kind: 'contract', title: 'A' },
  ]);
  expect(odd.faults.map(({ column }) => column)).toEqual(['contactEmail', 'contractEndOn', 'certificateExpiresOn']);
});
