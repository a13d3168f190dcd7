import { expect, test } from 'vitest';
import { issue } from '../issue.ts';
import { exampleFacts } from '../../../test/example-facts.ts';
import { problemsOf, untouched } from './control.ts';

const control = exampleFacts('A.7.4').requirement as Parameters<typeof problemsOf>[0];
const clause = exampleFacts('6.1.3').requirement as Parameters<typeof problemsOf>[0];
const excluded = { ...untouched('iso-27001-2022', 'A.7.4'), applicable: false };

test('a control is excluded only with a justification', () => {
  expect(problemsOf(control, excluded)).toEqual([{ path: 'justification', message: issue('justification_missing') }]);
  expect(problemsOf(control, { ...excluded, justification: 'No premises of our own' })).toEqual([]);
});

test('a clause of the management system cannot be excluded, whatever the justification', () => {
  expect(problemsOf(clause, { ...excluded, justification: 'Too much work' })).toMatchObject([{ path: 'applicable' }]);
});

test('where its standard lets clauses be excluded, a justification is enough', () => {
  const quality = { ...clause, mayExclude: true as const };
  expect(problemsOf(quality, excluded)).toMatchObject([{ path: 'justification' }]);
  expect(problemsOf(quality, { ...excluded, justification: 'We design nothing' })).toEqual([]);
});
