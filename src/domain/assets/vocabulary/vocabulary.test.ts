import { describe, expect, test } from 'vitest';
import { exampleAsset } from '../../../../test/example-asset.ts';
import { allColumns, exportTexts } from '../export.ts';
import type { ReadingPlan } from '../import-plan.ts';
import { assetFromCells } from '../import-rows.ts';
import { matchColumns } from '../reading/column-matches.ts';
import { choicesOf, isStandard, problemsOfChoices, standardOf } from './choices.ts';
import { type AssetField, ownChanges, problemsOfField, problemsOfOwnValues, withOwnValues } from './field.ts';
import { ownFilter, readOwnFilter } from './own-filter.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const options = [
  { id: id(1), field: 'type' as const, name: 'Drone', category: 'Hardware' as const, countsAs: 'Mobile Device' },
  { id: id(2), field: 'status' as const, name: 'Scrapped', category: null, countsAs: 'Retired' },
];
const field = (n: number, kind: AssetField['kind'], choices: string[] = []): AssetField => ({
  id: id(n),
  name: `Field ${n}`,
  kind,
  choices,
});
const fields = [
  field(3, 'text'),
  field(4, 'number'),
  field(5, 'date'),
  field(6, 'yes-no'),
  field(7, 'choice', ['Red', 'Blue']),
];

describe('choices', () => {
  test('own ones stand behind the standard ones of their field', () => {
    expect(choicesOf('type', options).at(-1)).toBe('Drone');
    expect(choicesOf('department', options)).not.toContain('Drone');
  });
  test('what stood there before may stay, what nobody may choose may not come', () => {
    expect(problemsOfChoices({ type: 'Drone', status: 'Scrapped' }, options)).toEqual([]);
    expect(problemsOfChoices({ type: 'Robot' }, options).map(({ path }) => path)).toEqual(['type']);
    expect(problemsOfChoices({ type: 'Robot' }, options, { type: 'Robot' })).toEqual([]);
    expect(isStandard({ type: 'Laptop', department: null })).toBe(true);
    expect(isStandard({ type: 'Drone' })).toBe(false);
  });
  test('rules read the standard one it counts as', () => {
    expect(standardOf('status', 'Scrapped', options)).toBe('Retired');
    expect(standardOf('type', 'Laptop', options)).toBe('Laptop');
  });
});

describe('fields', () => {
  test.each<[n: number, good: string | number | boolean, bad: string | number | boolean]>([
    [3, 'R1', 1],
    [4, -2.5, '2'],
    [5, '2026-02-28', '2026-02-30'],
    [6, false, 'no'],
    [7, 'Red', 'Green'],
  ])('field %i takes %j and not %j', (n, good, bad) => {
    expect(problemsOfOwnValues({ [id(n)]: good }, fields)).toEqual([]);
    expect(problemsOfOwnValues({ [id(n)]: bad }, fields).map(({ path }) => path)).toEqual([`ownValues.${id(n)}`]);
    expect(problemsOfOwnValues({ [id(n)]: bad }, fields, { [id(n)]: bad })).toEqual([]);
  });
  test('choices belong to a choice, each once, and a name is given once', () => {
    const pathsOf = (facts: Omit<AssetField, 'id'>) => problemsOfField(facts, fields).map(({ path }) => path);
    expect(pathsOf({ name: 'Rack', kind: 'choice', choices: ['A', 'B'] })).toEqual([]);
    expect(pathsOf({ name: 'Rack', kind: 'choice', choices: [] })).toEqual(['choices']);
    expect(pathsOf({ name: 'Rack', kind: 'text', choices: ['A'] })).toEqual(['choices']);
    expect(pathsOf({ name: 'Rack', kind: 'choice', choices: ['A', 'a'] })).toEqual(['choices']);
    expect(pathsOf({ name: 'field 3', kind: 'text', choices: [] })).toEqual(['name']);
  });
  test('a change leads from one set of values to the other', () => {
    const [before, after] = [
      { a: 'x', b: 1 },
      { b: 2, c: true },
    ];
    expect(ownChanges(before, after)).toEqual({ a: null, b: 2, c: true });
    expect(withOwnValues(before, ownChanges(before, after))).toEqual(after);
  });
  test.each(['R1', 'a=b', 2, false])('a filter for %j is read as it was written', (value) => {
    expect(readOwnFilter(ownFilter(id(3), value))).toEqual({ id: id(3), value });
  });
  test.each(['', 'Rack=1', `${id(3)}=`, `${id(3)}={}`, `${id(3)}=null`])('%j is no filter', (text) =>
    expect(readOwnFilter(text)).toBeNull(),
  );
});

test('files are read and written with own types and fields', () => {
  const vocabulary = { options, fields };
  const headings = ['Asset Name', 'Type', 'Serial Number', 'Owner', 'Field 6', 'field 7', 'Field 5'];
  const mapping = matchColumns(headings, new Map(), vocabulary).map((match) => match.field);
  expect(mapping.slice(4)).toEqual([`own:${id(6)}`, `own:${id(7)}`, `own:${id(5)}`]);
  const plan: ReadingPlan = { mapping, replacements: [], dateOrder: 'day-first', vocabulary };
  const cells = ['A', 'drone', 'S1', 'Ada', 'no', 'blue', 'soon'];
  const { asset, errors, warnings } = assetFromCells({ row: 2, cells }, plan);
  expect(errors).toEqual([]);
  expect(asset).toMatchObject({ type: 'Drone', category: 'Hardware', ownValues: { [id(6)]: false, [id(7)]: 'Blue' } });
  expect(warnings).toContainEqual(
    expect.objectContaining({ field: `own:${id(5)}`, code: 'not-a-date', value: 'soon' }),
  );
  const columns = allColumns(vocabulary);
  const texts = exportTexts(exampleAsset({ ownValues: { [id(4)]: 2.5, [id(6)]: false } }), columns);
  expect(columns.map(({ header }, index) => [header, texts[index]]).slice(-5)).toEqual([
    ['Field 3', ''],
    ['Field 4', '2.5'],
    ['Field 5', ''],
    ['Field 6', 'No'],
    ['Field 7', ''],
  ]);
});
