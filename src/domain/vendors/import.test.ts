import { describe, expect, test } from 'vitest';
import { recordsIn } from './file-records.ts';
import { namedBy, renewalsOf } from './file-renewals.ts';
import { certificatesIn } from './file-certificates.ts';
import { dateOrderIn, readVendorLine, vendorReader } from './import.ts';

const READER = vendorReader([]);
const read = (cells: Record<string, string>) => {
  const [line] = READER.linesIn({ headers: Object.keys(cells), rows: [{ row: 2, cells: Object.values(cells) }] }) ?? [];
  return line
    ? readVendorLine(line, new Map([['ana ruiz', '01234567-89ab-7cde-8f01-23456789abcd']]), 'day-first')
    : null;
};

test('the domain of a vendor in CISO Assistant is a folder of its own, and none of the internet', () => {
  expect(READER.match(['ref_id', 'name', 'description', 'domain']).at(-1)).toEqual({ field: null, reason: 'product' });
  expect(READER.match(['name', 'domain']).at(-1)).toEqual({ field: 'domains', reason: 'exact' });
});

describe('which certificates are held', () => {
  test.each([
    ['ISO 27001', ['ISO 27001'], false],
    ['SOC 2 and ISO 27001', ['ISO 27001', 'SOC 2'], false],
    ['ISO/IEC 27001:2022 No. 4711, SOC2 Type II + PCI-DSS', ['ISO 27001', 'SOC 2', 'PCI DSS'], false],
    ['working towards SOC 2', [], true],
    ['Working towards SOC 2 and ISO 27001', [], true],
    ['ISO 27001: no', [], true],
    ['ISO 27001 expired 2021', [], true],
    ['ISO 27001?', [], true],
    ['ISO 27001, SOC 2 in progress', ['ISO 27001'], true],
    ['ISO 27001 certified and working towards SOC 2', ['ISO 27001'], true],
    ['planned: SOC 2, PCI DSS', [], true],
    ['No SOC 2, ISO 27001 certified', ['ISO 27001'], true],
    ['kein SOC 2; ISO 27001', ['ISO 27001'], true],
    ['ISO 27001 en cours', [], true],
    ['sin SOC 2', [], true],
    ['good', [], false],
    ['not certified', [], true],
    ['TISAX, in progress', [], true],
    ['to be certified for ISO 27001 in 2027', [], true],
    ['will be ISO 27001 certified in 2027', [], true],
    ['wird nach ISO 27001 zertifiziert', [], true],
    ['ISO 27001 (uncertified)', [], true],
    ['ISO 27001: N/A', [], true],
    ['ISO 27001: N', [], true],
    ['ISO 27001 = false', [], true],
    ['ISO 27001 applied for', [], true],
    ['ISO 27001 in Bearbeitung', [], true],
    ['ISO 27001 pendiente', [], true],
    ['ISO 27001 roadmap', [], true],
    ['aligned with ISO 27001', [], true],
    ['SOC 2 Type 2 (targeting 2027)', [], true],
    ['SOC 2 maybe next year', [], true],
    ['ISO 27001:2022 cert no AB-123', ['ISO 27001'], false],
    ['ISO 27001 certificate no. A12', ['ISO 27001'], false],
    ['ISO 27001 without exceptions', ['ISO 27001'], false],
    ['SOC 2 Type II report (no findings)', ['SOC 2'], false],
    ['ISO 27001 certified by TÜV, valid until 12/2027', ['ISO 27001'], false],
    ['ISO/IEC 27001:2022 (BSI), SOC 2 Type 2, PCI DSS Level 1 v4.0', ['ISO 27001', 'SOC 2', 'PCI DSS'], false],
    ['ja, ISO 27001 gültig bis März 2028', ['ISO 27001'], false],
    ['HIPAA compliant', ['HIPAA'], false],
    ['certificado ISO 27001 por AENOR', ['ISO 27001'], false],
  ])('%s', (cell, held, isDenied) => {
    expect(certificatesIn(cell)).toEqual({ held, isDenied });
  });

  test('what is not held is named and declared for nobody', () => {
    const read1 = read({ Vendor: 'A', Industry: 'Print', Compliance: 'working towards SOC 2' });
    expect(read1).toMatchObject({ asked: { name: 'A' }, faults: [{ column: 'compliance' }] });
    expect(read1).not.toHaveProperty('asked.compliance');
  });

  test('several of one cell are certificates each', () => {
    expect(recordsIn({ compliance: 'SOC 2 and ISO 27001' }, 'day-first')).toEqual({
      records: [
        { kind: 'certificate', standard: 'ISO 27001' },
        { kind: 'certificate', standard: 'SOC 2' },
      ],
      faults: [],
    });
    expect(recordsIn({ compliance: 'ISO 27001' }, 'day-first').records).toEqual([]);
  });
});

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
  expect(recordsIn(line?.values ?? {}, 'day-first')).toEqual({
    records: [
      { kind: 'contact', name: 'Eva Sanz', email: 'eva@mail.example' },
      { kind: 'contract', title: 'Mail Blast', endOn: '2026-12-31', noticeDays: 90 },
      { kind: 'certificate', standard: 'SOC 2', expiresOn: '2027-03-01' },
    ],
    faults: [],
  });
  const odd = recordsIn(
    {
      name: 'A',
      contactName: 'Eva',
      contactEmail: 'nowhere',
      contractEndOn: 'soon',
      certificateExpiresOn: '?',
    },
    'day-first',
  );
  expect(odd.records).toEqual([
    { kind: 'contact', name: 'Eva' },
    { kind: 'contract', title: 'A' },
  ]);
  expect(odd.faults.map(({ column }) => column)).toEqual(['contactEmail', 'contractEndOn', 'certificateExpiresOn']);
});

test('a telephone number, a notice period or an end without what it is of is named', () => {
  const { records, faults } = recordsIn(
    { name: 'A', contactPhone: '+49 1', noticeDays: '90', certificateExpiresOn: '2030-01-01', compliance: 'SOC 2: no' },
    'day-first',
  );
  expect(records).toEqual([]);
  expect(faults.map(({ column }) => column)).toEqual(['contactPhone', 'noticeDays', 'certificateExpiresOn']);
});

test('slashed dates are meant as the one of the file that can be read in one way only', () => {
  const lines = [
    { row: 2, values: { name: 'A', contractEndOn: '03/04/2030' } },
    { row: 3, values: { name: 'B', reviewDueOn: '04/30/2030' } },
  ];
  expect(dateOrderIn(lines)).toBe('month-first');
  expect(recordsIn(lines[0]?.values ?? {}, dateOrderIn(lines)).records).toMatchObject([{ endOn: '2030-03-04' }]);
  expect(dateOrderIn(lines.slice(0, 1))).toBe('day-first');
});

test('a record of a known title with other facts renews it, and one that says the same is none', () => {
  const there = [
    { id: '1', facts: { kind: 'certificate', standard: 'SOC 2', number: '7', expiresOn: '2026-01-01' } },
    { id: '2', facts: { kind: 'contact', name: 'Eva', phone: '1', role: 'CISO' } },
  ] as const;
  const same = renewalsOf([{ kind: 'certificate', standard: 'SOC 2', expiresOn: '2026-01-01' }], there);
  expect(same).toEqual({ renewals: [], faults: [] });
  const [contact] = renewalsOf([{ kind: 'contact', name: 'eva', phone: '2' }], there).renewals;
  expect(contact).toEqual({ facts: { kind: 'contact', name: 'eva', phone: '2', role: 'CISO' }, of: there[1] });
  expect(namedBy({ kind: 'contact', name: 'Eva', phone: '2' }, there[1].facts)).toBe('Eva, 2');
  expect(renewalsOf([{ kind: 'contact', name: 'Bo' }], there).renewals).toEqual([
    { facts: { kind: 'contact', name: 'Bo' }, of: null },
  ]);
});

test('a renewal that does not fit what stays changes nothing, and is named', () => {
  const contract = {
    kind: 'contract',
    title: 'Frame',
    startOn: '2027-01-01',
    endOn: '2027-12-31',
    note: 'keep me',
  } as const;
  const { renewals, faults } = renewalsOf(
    [{ kind: 'contract', title: 'Frame', endOn: '2026-06-30' }],
    [{ id: '1', facts: contract }],
  );
  expect(renewals).toEqual([]);
  expect(faults).toMatchObject([{ column: 'contractEndOn', value: 'Frame' }]);
});

test('an end is of one certificate, and of none where there is none', () => {
  expect(
    recordsIn({ compliance: 'SOC 2 and ISO 27001', certificateExpiresOn: '2027-03-01' }, 'day-first'),
  ).toMatchObject({
    records: [
      { kind: 'certificate', standard: 'ISO 27001' },
      { kind: 'certificate', standard: 'SOC 2' },
    ],
    faults: [{ column: 'certificateExpiresOn' }],
  });
  for (const compliance of ['not certified', 'none', 'TISAX, in progress'])
    expect(recordsIn({ compliance, certificateExpiresOn: '2027-03-01' }, 'day-first')).toMatchObject({
      records: [],
      faults: [{ column: 'certificateExpiresOn' }],
    });
  expect(recordsIn({ certificateExpiresOn: '2027-03-01' }, 'day-first').records).toHaveLength(1);
});
