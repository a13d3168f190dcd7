import { expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import { changedFieldsOf, countsOf } from './statement-version.ts';
import { statementOf } from './statement.ts';

test('every control stands in the statement, touched or not, and no clause does', () => {
  const rows = statementOf([
    exampleFacts('6.1.3'),
    exampleFacts('A.5.1'),
    exampleFacts('A.5.2', { control: { applicable: false } }),
  ]);
  expect(rows.map(({ requirementId, applicable }) => [requirementId, applicable])).toEqual([
    ['A.5.1', true],
    ['A.5.2', false],
  ]);
});

test('an applicable control names the open risks that it treats, and a change of them is a change of the statement', () => {
  const risks = ['R-001', 'R-004'].map((reference, at) => ({ reference, isAboveAppetite: at === 0 }));
  const row = (parts: Parameters<typeof exampleFacts>[1]) => statementOf([exampleFacts('A.8.13', parts)])[0]!;
  expect(row({ risks }).risks).toEqual(['R-001', 'R-004']);
  expect(row({ risks, control: { applicable: false } })).not.toHaveProperty('risks');
  expect(row({})).not.toHaveProperty('risks');
  const change = (before: typeof risks, after: typeof risks) =>
    changedFieldsOf({ requirementId: 'A.8.13', before: row({ risks: before }), after: row({ risks: after }) });
  expect(change([], risks)).toEqual(['risks']);
  expect(change(risks, risks)).toEqual([]);
});

test('evidence that speaks against a control is none, is counted apart, and a change of it is a change of the statement', () => {
  const row = (parts: Parameters<typeof exampleFacts>[1]) => statementOf([exampleFacts('A.8.13', parts)])[0]!;
  const [silent, reversed] = [row({}), row({ against: 1 })];
  expect(reversed).toMatchObject({ evidence: 0, against: 1 });
  expect(silent).not.toHaveProperty('against');
  expect(countsOf([silent, reversed])).toMatchObject({ applicable: 2, evidenced: 0, against: 1 });
  expect(changedFieldsOf({ requirementId: 'A.8.13', before: silent, after: reversed })).toEqual(['against']);
});
