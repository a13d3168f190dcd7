import { expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
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
