import { describe, expect, it } from 'vitest';
import { issueSentence } from './import-issues.ts';
import { NEW_ASSET } from './asset.ts';
import type { Asset, AssetFacts } from './asset.ts';
import { csvRecord, delimiterOf, guardFormula, restoreFormula } from '../tables/csv.ts';
import { EXPORT_COLUMNS, exportTexts } from './export.ts';
import { matchHeaders } from './reading/column-matches.ts';
import { templateRows } from './import-template.ts';
import { mergeImported, saysTheSame } from './import-merge.ts';
import { problemOfMapping } from './import-plan.ts';
import type { ImportPlan } from './import-plan.ts';
import { validateRows } from './import-rows.ts';
import { riskOf } from './risk.ts';

const headers = [
  'Asset Name',
  'Asset Type',
  'Category',
  'Serial Number',
  'Owner',
  'IP Address',
  'MAC Address',
  'Status',
  'Cost',
  'Warranty Expiry',
];
const planOf = (header: string[], more: Partial<ImportPlan> = {}): ImportPlan => ({
  mapping: matchHeaders(header),
  replacements: [],
  dateOrder: 'day-first',
  ...more,
});
const check = (lines: string[][], plan = planOf(headers)) =>
  validateRows(
    lines.map((cells, index) => ({ row: index + 2, cells })),
    plan,
  );

describe('validation of rows', () => {
  it('says of each row what the specification says', () => {
    const rows = check([
      ['A', 'Laptop', 'Hardware', 'S1', 'Ada'],
      ['', 'Laptop', 'Hardware', '  ', 'Ada'],
      ['C', 'Laptop', 'Hardware', 'S3', 'ada@nowhere', '10.0.0.300', '00:11'],
      ['D', 'Laptop', 'Hardware', 'S4', 'Ada'],
      ['E', 'Laptop', 'Hardware', 'S4', 'Ada'],
    ]);
    expect(rows.map(({ index, status }) => [index, status])).toEqual([
      [2, 'valid'],
      [3, 'error'],
      [4, 'error'],
      [5, 'warning'],
      [6, 'warning'],
    ]);
    expect(
      rows.map(({ errors, warnings }) => [...errors, ...warnings].map(({ field, code }) => `${field} ${code}`)),
    ).toEqual([
      [],
      ['name required', 'serialNumber required'],
      ['ipAddress ip-address', 'macAddress mac-address', 'owner owner-email'],
      ['serialNumber duplicate-serial'],
      ['serialNumber duplicate-serial'],
    ]);
  });

  it('offers what a wrong word most likely means, and takes it only when told', () => {
    const lines = [['A', 'Lapto', 'hardwear', 'S1', 'Ada', '', '', 'Lost']];
    const [row] = check(lines);
    expect([...row!.errors, ...row!.warnings].map(({ field, suggestion }) => [field, suggestion])).toEqual([
      ['type', 'Laptop'],
      ['category', 'Hardware'],
      ['status', 'Retired'],
    ]);
    const say = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
    expect(issueSentence(say, row!.errors[0]!)).toBe('issue.unknown-choice field.type Lapto issue.didYouMean Laptop');
    const replacements: ImportPlan['replacements'] = [...row!.errors, ...row!.warnings].map(
      ({ field, value, suggestion }) => ({
        field,
        from: value,
        to: suggestion!,
      }),
    );
    expect(check(lines, planOf(headers, { replacements }))[0]?.asset).toMatchObject({
      type: 'Laptop',
      category: 'Hardware',
      status: 'Retired',
    });
  });

  it('does not take what nobody has classified for public', () => {
    const plan = planOf([...headers, 'Classification']);
    const [row] = check([['A', 'Laptop', 'Hardware', 'S1', 'Ada', '', '', '', '', '', 'Unclassified']], plan);
    expect([row?.asset.dataClassification, row?.warnings[0]?.suggestion]).toEqual([undefined, 'Public']);
  });

  it('takes case, separators and the specified synonyms as they are meant', () => {
    const [row] = check([['A', 'mobile_device', 'HARDWARE', 'S1', 'Ada', '', '', 'under maintenance']]);
    expect([row?.status, row?.asset.type, row?.asset.status]).toEqual(['valid', 'Mobile Device', 'Maintenance']);
  });

  it.each([
    ['1200', 1200],
    ['$1,299.90', 1299.9],
    ['1.299,90 €', 1299.9],
    ["CHF 1'299.90", 1299.9],
    ['1 299,9', 1299.9],
    ['1,234', 1234],
    ['12,34', 12.34],
    ['0.125', 0.13],
    ['1,234,567', 1234567],
    ['1,23,4', null],
    ['about 5', null],
    ['-5', null],
  ])('cost %s', (text, cost) => {
    const [row] = check([['A', 'Laptop', 'Hardware', 'S1', 'Ada', '', '', '', text]]);
    expect(row?.asset.cost ?? null).toBe(cost);
    expect(row?.status).toBe(cost === null ? 'warning' : 'valid');
  });

  it.each([
    ['2025-02-28', '2025-02-28'],
    ['2025-02-28 00:00:00', '2025-02-28'],
    ['28.2.2025', '2025-02-28'],
    ['03/04/2025', '2025-04-03'],
    ['02/28/2025', '2025-02-28'],
    ['28 Feb 2025', '2025-02-28'],
    ['Feb 28, 2025', '2025-02-28'],
    ['6. Mai 2021', '2021-05-06'],
    ['6 mai 2024', '2024-05-06'],
    ['1er août 2024', '2024-08-01'],
    ['6 de mayo de 2021', '2021-05-06'],
    ['15 Ene 2023', '2023-01-15'],
    ['3. März 2022', '2022-03-03'],
    ['Mo, 12. Dez. 2022', '2022-12-12'],
    ['May 5 2021', '2021-05-05'],
    ['Dec 31 2021', '2021-12-31'],
    ['Mon 5th of May 2021', '2021-05-05'],
    ['Monday May 5 2021', '2021-05-05'],
    ['24-déc-2023', '2023-12-24'],
    ['44322', '2021-05-06'],
    ['20240506', '2024-05-06'],
    ['12345', null],
    ['3 jui 2024', null],
    ['Mai 2021', null],
    ['29.02.2025', null],
    ['soon', null],
  ])('date %s', (text, day) => {
    const [row] = check([['A', 'Laptop', 'Hardware', 'S1', 'Ada', '', '', '', '', text]]);
    expect(row?.asset.warrantyExpiry ?? null).toBe(day);
  });
});

describe('headings', () => {
  it('reads label, key and other words in four languages, each field once', () => {
    expect(
      matchHeaders(['asset name', 'TYPE', 'Catégorie', 'Nº de serie', 'Verantwortliche(r)', 'Nombre', 'nonsense']),
    ).toEqual(['name', 'type', 'category', 'serialNumber', 'owner', null, null]);
  });
  it('knows tags from the number on an asset tag', () => {
    expect(matchHeaders(['Tag', 'Asset Tag', 'Tag no.'])).toEqual(['tags', 'assetTag', null]);
    expect(['Tags', 'Etiquetas', 'Étiquettes'].flatMap((heading) => matchHeaders([heading]))).toEqual([
      'tags',
      'tags',
      'tags',
    ]);
  });
  it('prefers a heading that is the label to one that only means the same', () => {
    expect(matchHeaders(['Device name', 'Asset Name', 'Asset Name'])).toEqual([null, 'name', null]);
  });
  it('reads its own template, and imports its sample', () => {
    const [header, sample] = templateRows();
    expect(header).toHaveLength(10);
    expect(check([sample], planOf(header))[0]?.status).toBe('valid');
  });
  it('wants one required field, and none twice', () => {
    expect(problemOfMapping([null, 'model'])).toBe('nothing-required');
    expect(problemOfMapping(['name', 'name'])).toBe('field-twice');
    expect(problemOfMapping(['name', null])).toBeNull();
  });
});

const known: AssetFacts = {
  ...NEW_ASSET,
  tags: [],
  name: '=cmd|x',
  type: 'Server',
  category: 'Hardware',
  serialNumber: '-5',
  owner: 'Ada, "the" first',
  cost: 10.5,
  location: ' +49 room'.trim(),
};

describe('what an import makes of an asset', () => {
  const context = { today: '2025-06-15', reason: 'From assets.csv' };
  const row = { name: 'A', type: 'Laptop', category: 'Hardware', serialNumber: 'S', owner: 'Ada' } as const;

  it('starts new ones Active, Pending Review and unclassified', () => {
    expect(mergeImported(null, row, context)).toMatchObject({
      status: 'Active',
      complianceStatus: 'Pending Review',
      dataClassification: null,
    });
  });
  it('keeps what an empty cell says nothing of', () => {
    expect(mergeImported(known, { ...row, model: 'X' }, context)).toMatchObject({ cost: 10.5, model: 'X', name: 'A' });
  });
  it('keeps the category that somebody chose where the file has none', () => {
    const derived = { ...context, isCategoryDerived: true };
    const category = 'Cloud' as const;
    expect(mergeImported({ ...known, category }, row, derived).category).toBe('Cloud');
    expect(mergeImported({ ...known, category }, row, context).category).toBe('Hardware');
    expect(mergeImported(null, row, derived).category).toBe('Hardware');
  });
  it("keeps a file's risk level as a person's word where it differs from the points", () => {
    expect(mergeImported(null, { ...row, riskLevel: 'High' }, context)).toMatchObject({
      riskLevelOverride: 'High',
      riskLevelReason: 'From assets.csv',
    });
    expect(mergeImported(null, { ...row, riskLevel: 'Medium' }, context).riskLevelOverride).toBeNull();
  });

  it('changes nothing when its own export comes back', () => {
    const { points, level } = riskOf(known, context.today);
    const asset: Asset = {
      ...known,
      id: '',
      riskLevel: level,
      riskPoints: points,
      version: 1,
      createdAt: '',
      lastUpdated: '',
    };
    const [checked] = check([exportTexts(asset).map(guardFormula)], planOf(EXPORT_COLUMNS.map(({ header }) => header)));
    expect(checked?.errors).toEqual([]);
    expect(saysTheSame(known, mergeImported(known, checked!.asset as never, context))).toBe(true);
  });
});

describe('CSV', () => {
  it.each(['-5', '=1+1', '@x', '+49', "'=x", "''-1", "O'Brien", "'quoted'", '\tx'])(
    '%j survives guard and restore',
    (text) => {
      expect(restoreFormula(guardFormula(text))).toBe(text);
      expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r\n]/);
    },
  );
  it('quotes what RFC 4180 asks to quote', () => {
    expect(csvRecord(['a', 'b,c', 'd "e"', 'f\ng', '=1'])).toBe('a,"b,c","d ""e""","f\ng",\'=1\r\n');
  });
  it.each([
    ['a,b,c\n1,2,3', ','],
    ['a;b;c\n1,5;2,5;3', ';'],
    ['a\tb\n1,2,3\t4', '\t'],
    ['"a,b,c";d\n"1,2";3', ';'],
    ['only one column\n1', ','],
    ['', ','],
  ])('the delimiter of %j', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter));
});
