import { expect, test } from 'vitest';
import { learntFrom, matchHeaders } from './column-matches.ts';
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
  expect(second?.errors.map(({ field }) => field)).toEqual(['category']);
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
  const text = importErrorsFile(HEADERS, ROWS, PLAN, countSerials(ROWS, PLAN), WORDS);
  const [head, first, second] = text.replace('\ufeff', '').split('\r\n');
  expect(head).toBe('Asset Name,Asset Type,Serial Number,Owner,Cost,Why it was not imported');
  expect(first).toContain('type “Lapto”: unknown-choice. Did you mean Laptop?; cost “much”: not-a-number.');
  expect(second?.startsWith("'=1+1,Server,S2,Bo,5,")).toBe(true);
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
