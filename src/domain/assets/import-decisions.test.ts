import { expect, test } from 'vitest';
import { assetTagColumn } from './reading/asset-tags.ts';
import { learntFrom, matchHeaders } from './reading/column-matches.ts';
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
  expect(after({}, cells, headers).map(({ status }) => status)).toEqual(['error', 'warning']);
  const fillFrom = [{ field: 'serialNumber' as const, column: 5 }];
  expect(after({ fillFrom }, cells, headers).map(({ asset }) => asset.serialNumber)).toEqual(['T-1', 'S2']);
});
