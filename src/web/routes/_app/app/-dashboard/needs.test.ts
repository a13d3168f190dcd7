import { expect, test } from 'vitest';
import { type Control, untouched } from '#domain/controls/control.ts';
import { type Readiness, readinessOf } from '#domain/readiness/readiness.ts';
import { exampleFacts } from '../../../../../../test/example-facts.ts';
import { besides, needsOf } from './needs.ts';

const today = '2026-11-21';
const readinessWith = (...facts: ReturnType<typeof exampleFacts>[]): Readiness =>
  readinessOf('iso-27001-2022', ['access-control'], facts);
const control = (id: string, facts: Partial<Control>): Control => ({ ...untouched('iso-27001-2022', id), ...facts });

test('the overdue stands first and says how much of it is the reader’s', () => {
  const needs = needsOf(
    {
      readiness: readinessWith(exampleFacts('A.5.15', { suggestions: 2 })),
      controls: [
        control('A.5.15', { dueOn: '2026-11-01', ownerId: 'ana' }),
        control('A.5.16', { dueOn: '2026-11-02', ownerId: 'ben' }),
        control('A.5.17', { dueOn: '2026-11-22' }),
      ],
      refused: 1,
      dueDocuments: 3,
      untreatedRisks: 4,
      unassessedRisks: 5,
    },
    'ana',
    today,
  );
  expect(needs.map(({ kind, count, mine }) => [kind, count, mine])).toEqual([
    ['overdue', 2, 1],
    ['week', 1, 0],
    ['suggestions', 2, 0],
    ['refused', 1, 0],
    ['review', 3, 0],
    ['untreated', 4, 0],
    ['unassessed', 5, 0],
  ]);
});

test('what accepted evidence contradicts stands before everything else', () => {
  const ask = { id: 'b', text: 'Rights are reviewed', kind: 'process' as const, weight: 2, cues: [] };
  const facts = exampleFacts('A.5.18', {
    requirement: { asks: [ask] },
    against: 1,
    asks: new Map([['b', 'contradicted']]),
  });
  const needs = needsOf(
    {
      readiness: readinessWith(facts),
      controls: [control('A.5.18', { dueOn: '2026-11-01' })],
      refused: 0,
    },
    'ana',
    today,
  );
  expect(needs.slice(0, 2).map(({ kind, count }) => [kind, count])).toEqual([
    ['contradicted', 1],
    ['overdue', 1],
  ]);
});

test('what is due and what waits is named by framework', () => {
  const soc = { ...untouched('soc-2-2017', 'CC6.1'), dueOn: '2026-11-01' };
  const controls = [control('A.5.15', { dueOn: '2026-11-01' }), soc];
  const needs = needsOf(
    {
      readiness: readinessWith(exampleFacts('A.5.15')),
      controls,
      suggestions: [{ framework: 'soc-2-2017', suggestions: 7 }],
      refused: 0,
    },
    'ana',
    today,
  );
  expect(needs.slice(0, 3).map(({ kind, count, href }) => [kind, count, href])).toEqual([
    ['overdue', 1, '/app/iso27001?due=overdue'],
    ['overdue', 1, '/app/frameworks/soc-2-2017?due=overdue'],
    ['suggestions', 7, '/app/document-check/review?framework=soc-2-2017'],
  ]);
});

test('nothing is needed where nothing waits', () => {
  const proven = exampleFacts('A.5.15', { control: { status: 'Implemented' }, evidence: 1 });
  expect(needsOf({ readiness: readinessWith(proven), controls: [], refused: 0 }, 'ana', today)).toEqual([]);
});

test('what the next step is about is said once', () => {
  const readiness = readinessWith(exampleFacts('A.5.15', { suggestions: 2 }));
  const kindsOf = (next: Parameters<typeof besides>[1]) =>
    besides(needsOf({ readiness, controls: [], refused: 1 }, 'ana', today), next, readiness.framework).map(
      ({ kind }) => kind,
    );
  expect(kindsOf('review-suggestions')).toEqual(['refused']);
  expect(kindsOf(undefined)).toEqual(['suggestions', 'refused']);
});

test('the same of other frameworks is not said by the next step of this one', () => {
  const readiness = readinessWith(exampleFacts('A.5.15', { suggestions: 2 }));
  const overdue = (framework: string, id: string) => ({ ...untouched(framework, id), dueOn: '2026-11-01' });
  const needs = needsOf(
    {
      readiness,
      controls: [overdue('iso-27001-2022', 'A.5.15'), overdue('soc-2-2017', 'CC6.1')],
      suggestions: [readiness, { framework: 'soc-2-2017', suggestions: 7 }],
      refused: 0,
    },
    'ana',
    today,
  );
  const left = (next: Parameters<typeof besides>[1]) =>
    besides(needs, next, 'iso-27001-2022').map(({ kind, framework, count }) => [kind, framework, count]);
  expect(left('catch-up')).toEqual([
    ['overdue', 'soc-2-2017', 1],
    ['suggestions', 'iso-27001-2022', 2],
    ['suggestions', 'soc-2-2017', 7],
  ]);
  expect(left('review-suggestions')).toContainEqual(['suggestions', 'soc-2-2017', 7]);
  expect(left('review-suggestions')).not.toContainEqual(['suggestions', 'iso-27001-2022', 2]);
});
