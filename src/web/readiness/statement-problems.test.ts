import { expect, test } from 'vitest';
import type { StatementRow } from '#domain/readiness/statement.ts';
import { problemsByFramework, problemsOf } from './statement-problems.ts';

const row = (requirementId: string, facts: Partial<StatementRow> = {}): StatementRow => ({
  requirementId,
  applicable: true,
  justification: 'Treats a risk',
  status: 'Not Started',
  evidence: 0,
  ownerName: 'Ana',
  ...facts,
});

test('inclusions need their justification as exclusions do', () => {
  const problems = problemsOf([
    row('A.5.1', { justification: '' }),
    row('A.5.2', { applicable: false, justification: '', ownerName: null }),
    row('A.5.3'),
  ]);
  expect(problems.map(({ problem, faulty }) => [problem, ...faulty.map(({ requirementId }) => requirementId)])).toEqual(
    [
      ['excluded-unjustified', 'A.5.2'],
      ['included-unjustified', 'A.5.1'],
    ],
  );
});

test('what is called implemented must be shown, and somebody must own it', () => {
  const problems = problemsOf([row('A.5.1', { status: 'Implemented' }), row('A.5.2', { ownerName: null })]);
  expect(problems.map(({ problem }) => problem)).toEqual(['implemented-unproven', 'without-owner']);
});

test('evidence that speaks against a control is asked about first', () => {
  const problems = problemsOf([row('A.5.18', { status: 'Implemented', against: 1 })]);
  expect(problems.map(({ problem }) => problem)).toEqual(['speaks-against', 'implemented-unproven']);
});

test('a complete statement has no faults', () => {
  expect(problemsOf([row('A.5.1', { status: 'Implemented', evidence: 1 })])).toEqual([]);
});

test('a role answers for a control until a person is named; an exclusion that facts speak against is asked about', () => {
  expect(problemsOf([row('A.5.1', { ownerName: null, ownerRole: 'it-operations' })])).toEqual([]);
  const [challenged] = problemsOf([row('A.8.25', { applicable: false })], ['A.8.25']);
  expect(challenged?.problem).toBe('exclusion-challenged');
});

test('what facts call for is an excluded control of Annex A, and no namesake in an own framework', () => {
  const rows = [
    row('A.8.25'),
    row('A.8.25', { applicable: false, framework: 'own-1' }),
    row('A.8.25', { applicable: false, justification: 'Nothing is developed' }),
  ];
  const [challenged] = problemsOf(rows, ['A.8.25']);
  expect(challenged).toEqual({ problem: 'exclusion-challenged', faulty: rows.slice(2) });
});

test('what is to be mended in another list stands apart', () => {
  const rows = [row('A.5.1', { justification: '' }), row('X.1', { framework: 'own-1', justification: '' })];
  expect(
    problemsByFramework(problemsOf(rows)).map(({ problem, framework, faulty }) => [problem, framework, faulty.length]),
  ).toEqual([
    ['included-unjustified', undefined, 1],
    ['included-unjustified', 'own-1', 1],
  ]);
});
