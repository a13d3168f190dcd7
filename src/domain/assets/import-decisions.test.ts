import { expect, test } from 'vitest';
import { assetTagColumn } from './reading/asset-tags.ts';
import { learntFrom, matchHeaders } from './reading/column-matches.ts';
import { checkRows } from './import-check.ts';
import { importErrorsFile } from './import-errors.ts';
import type { ImportErrorMessages } from './import-errors.ts';
import { IMPORT_KEYS } from './import-fields.ts';
import { ISSUE_CODES } from './import-issues.ts';
import type { ImportPlan } from './import-plan.ts';
import { countSerials, validateRows } from './import-rows.ts';

const HEADERS = ['Asset Name', 'Asset Type', 'Serial Number', 'Owner', 'Cost'];
const PLAN: ImportPlan = { mapping: matchHeaders(HEADERS), replacements: [], dateOrder: 'day-first' };
const ROWS = [
  { row: 2, cells: ['Laptop 1', 'Lapto', 'S1', 'Ana', 'much'] },
  { row: 3, cells: ["'=1+1", 'Server', 'S2', 'Bo', '5'] },
];

test('a corrected cell counts instead of the one in the file, also where no column fills the field', () => {
  const edits: ImportPlan['edits'] = [
    { row: 2, field: 'type', to: 'Laptop' },
    { row: 2, field: 'cost', to: '' },
    { row: 2, field: 'category', to: 'Hardware' },
  ];
  const [first, second] = validateRows(ROWS, { ...PLAN, edits });
  expect(first).toMatchObject({ status: 'valid', asset: { type: 'Laptop', category: 'Hardware' } });
  expect(first?.asset.cost).toBeUndefined();
  expect(second?.warnings.map(({ code, field, suggestion }) => [code, field, suggestion])).toEqual([
    ['derived', 'category', 'Hardware'],
  ]);
});

test('what a person says of empty cells fills them, also where no column fills the field', () => {
  const replacements = [
    { field: 'category' as const, from: '', to: 'Hardware' },
    { field: 'owner' as const, from: '', to: 'Zoë' },
  ];
  const rows = [...ROWS, { row: 4, cells: ['Router', 'Server', 'S3', ' ', ''] }];
  const [, second, third] = validateRows(rows, { ...PLAN, replacements });
  expect(second).toMatchObject({ status: 'valid', asset: { category: 'Hardware', owner: 'Bo' } });
  expect(third).toMatchObject({ status: 'valid', asset: { category: 'Hardware', owner: 'Zoë' } });
  const edits = [{ row: 4, field: 'category' as const, to: 'Software' }];
  expect(validateRows(rows, { ...PLAN, replacements, edits })[2]?.asset.category).toBe('Software');
});

const WORDS: ImportErrorMessages = {
  heading: 'Why it was not imported',
  issues: Object.fromEntries(
    ISSUE_CODES.map((code) => [code, `%label “%value”: ${code}.`]),
  ) as ImportErrorMessages['issues'],
  didYouMean: 'Did you mean %suggestion?',
  labels: Object.fromEntries(IMPORT_KEYS.map((key) => [key, key])) as ImportErrorMessages['labels'],
};

test('the rows at fault become a file that says why and reads like the original', () => {
  const rows = [ROWS[0]!, { row: 3, cells: ["'=1+1", 'Servr', 'S2', 'Bo', '5'] }];
  const text = importErrorsFile(HEADERS, rows, PLAN, countSerials(rows, PLAN), WORDS);
  const [head, first, second] = text.replace('\ufeff', '').split('\r\n');
  expect(head).toBe('Asset Name,Asset Type,Serial Number,Owner,Cost,Why it was not imported');
  expect(first).toContain('type “Lapto”: unknown-choice. Did you mean Laptop?; category “”: required.');
  expect(second?.startsWith("'=1+1,Servr,S2,Bo,5,")).toBe(true);
  expect(matchHeaders(head?.split(',') ?? [])).toEqual([...PLAN.mapping, null]);
});

test('the column that says why means no field in any language', () => {
  const headings = [
    'Why it was not imported',
    'Por qué no se importó',
    'Pourquoi elle n’a pas été importée',
    'Warum sie nicht importiert wurde',
  ];
  expect(matchHeaders(headings)).toEqual([null, null, null, null]);
});

test('a heading that a person gave another meaning means that from then on', () => {
  const headers = ['Name', 'Responsable', 'Kostenstelle'];
  expect(matchHeaders(headers)).toEqual(['name', 'owner', null]);
  const learnt = learntFrom(headers, ['name', 'custodian', 'department']);
  expect([...learnt]).toEqual([
    ['responsable', 'custodian'],
    ['kostenstelle', 'department'],
  ]);
  expect(matchHeaders(['RESPONSABLE', 'Owner', 'Kosten-Stelle', 'Kostenstelle'], learnt)).toEqual([
    'custodian',
    'owner',
    null,
    'department',
  ]);
});

const after = (more: Partial<ImportPlan>, cells: string[][], headers = HEADERS) =>
  validateRows(
    cells.map((each, index) => ({ row: index + 2, cells: each })),
    { ...PLAN, mapping: matchHeaders(headers), ...more },
  );

test('a word can be replaced by nothing, and an empty cell filled only where another field says so', () => {
  const headers = [...HEADERS, 'Department', 'Location'];
  const cells = [
    ['A', 'Laptop', 'S1', '', '', 'Mars', 'Lyon'],
    ['B', 'Server', 'S2', '', '', 'Mars', 'Bonn'],
    ['C', 'Server', 'S3', 'Cleo', '', '', 'Bonn'],
  ];
  const replacements: ImportPlan['replacements'] = [
    { field: 'department', from: 'Mars', to: '' },
    { field: 'owner', from: '', to: 'Helpdesk' },
    { field: 'owner', from: '', to: 'Operations', where: { field: 'type', is: 'Server' } },
    { field: 'department', from: '', to: 'Sales', where: { field: 'location', is: 'Bonn' } },
  ];
  expect(after({ replacements }, cells, headers).map(({ asset }) => [asset.owner, asset.department])).toEqual([
    ['Helpdesk', undefined],
    ['Operations', 'Sales'],
    ['Cleo', 'Sales'],
  ]);
});

test('another column stands in for a field where its own cell is empty', () => {
  const headers = [...HEADERS, 'Asset Tag'];
  const cells = [
    ['A', 'Laptop', '', 'Ana', '', 'T-1'],
    ['B', 'Laptop', 'S2', 'Ana', '', 'T-2'],
  ];
  expect(assetTagColumn(headers, matchHeaders(headers))).toBe(5);
  expect(after({}, cells, headers).map(({ status }) => status)).toEqual(['error', 'valid']);
  const fillFrom = [{ field: 'serialNumber' as const, column: 5 }];
  expect(after({ fillFrom }, cells, headers).map(({ asset }) => asset.serialNumber)).toEqual(['T-1', 'S2']);
});

test('what stands in another column is read as the words of the field are, with their replacements', () => {
  const headers = [...HEADERS, 'Place in words'];
  const cells = [['A', '', 'S1', 'Ana', '', 'Lapdog']];
  const plan = {
    fillFrom: [{ field: 'type' as const, column: 5 }],
    replacements: [{ field: 'type' as const, from: 'Lapdog', to: 'Laptop' }],
  };
  expect(after(plan, cells, headers)[0]?.asset.type).toBe('Laptop');
});

test('a word is replaced where another field says so, whichever of the two was decided first', () => {
  const cells = [
    ['A', 'Lapto', 'S1', 'IT', ''],
    ['B', 'Server', 'S2', 'IT', ''],
    ['C', '', 'S3', 'IT', ''],
  ];
  const replacements: ImportPlan['replacements'] = [
    { field: 'type', from: 'Lapto', to: 'Laptop' },
    { field: 'type', from: '', to: 'Laptop' },
    { field: 'owner', from: 'IT', to: 'Ana', where: { field: 'type', is: 'Laptop' } },
    { field: 'owner', from: 'IT', to: 'Bo' },
  ];
  const owners = [replacements, replacements.toReversed()].map((each) =>
    after({ replacements: each }, cells).map(({ asset }) => asset.owner),
  );
  expect(owners).toEqual([
    ['Ana', 'Bo', 'Ana'],
    ['Ana', 'Bo', 'Ana'],
  ]);
  const asWritten = { field: 'owner' as const, from: 'IT', to: 'Cleo', where: { field: 'type' as const, is: 'Lapto' } };
  const both = { replacements: [{ field: 'type' as const, from: 'Lapto', to: 'Laptop' }, asWritten] };
  expect(after(both, cells)[0]?.asset).toMatchObject({ type: 'Laptop', owner: 'Cleo' });
});

test('a row of which only is said how it was read is valid, and stands before those of which nothing is', () => {
  const rows = [
    { row: 2, cells: ['A', 'Laptop', 'S1', 'Ana', '5'] },
    { row: 3, cells: ['B', 'Laptops', 'S2', 'Ana', '5'] },
    { row: 4, cells: ['C', 'Laptop', 'S3', 'Ana', 'much'] },
  ];
  const plan: ImportPlan = { ...PLAN, replacements: [{ field: 'category', from: '', to: 'Hardware' }] };
  const { counts, rows: shown } = checkRows(HEADERS, rows, plan);
  expect(counts).toEqual({ valid: 2, warning: 1, error: 0 });
  expect(shown.map(({ row }) => row)).toEqual([4, 3, 2]);
});
