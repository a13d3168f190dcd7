import { expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import type { RequirementFacts } from './facts.ts';
import { insightsOf } from './insights.ts';
import { readinessOf } from './readiness.ts';
import { figuresOf } from './snapshot.ts';

const TODAY = '2026-05-04';
const picture = (facts: RequirementFacts[]) => readinessOf('iso-27001-2022', ['access-control'], facts);
const said = (facts: RequirementFacts[], before?: RequirementFacts[]) =>
  insightsOf({
    facts,
    readiness: picture(facts),
    earlier: before && { day: '2026-04-04', figures: figuresOf(picture(before)) },
    today: TODAY,
  });
const find = (code: string, ...args: Parameters<typeof said>) => said(...args).find((each) => each.code === code);

const done = { control: { status: 'Implemented' as const, ownerId: 'a' }, evidence: 1 };

test('what is called implemented and not shown is a concern, and names the requirements', () => {
  const facts = [exampleFacts('A.5.1', done), exampleFacts('A.5.2', { control: { status: 'Implemented' } })];
  expect(find('unproven', facts)).toMatchObject({ impact: 'high', count: 1, total: 2, requirementIds: ['A.5.2'] });
  expect(find('unproven', [exampleFacts('A.5.1', done)])).toBeUndefined();
});

test('an excluded requirement concerns nobody', () => {
  const facts = [exampleFacts('A.5.1', { control: { applicable: false, justification: 'No such thing' }, expired: 1 })];
  expect(said(facts)).toEqual([]);
});

test('evidence that has ended counts while nothing else stands', () => {
  expect(find('evidence-expired', [exampleFacts('A.5.1', { expired: 1 })])?.count).toBe(1);
  expect(find('evidence-expired', [exampleFacts('A.5.1', { expired: 1, evidence: 1 })])).toBeUndefined();
});

test('work that is over its day is overdue until it is done', () => {
  const late = { dueOn: '2026-05-03' };
  expect(find('overdue', [exampleFacts('A.5.1', { control: late })])?.count).toBe(1);
  expect(find('overdue', [exampleFacts('A.5.1', { control: { ...late, status: 'Implemented' } })])).toBeUndefined();
  expect(find('overdue', [exampleFacts('A.5.1', { control: { dueOn: TODAY } })])).toBeUndefined();
});

test('suggestions wait only where nothing was accepted yet', () => {
  const facts = [exampleFacts('A.5.1', { suggestions: 2 }), exampleFacts('A.5.2', { suggestions: 1, evidence: 1 })];
  expect(find('suggestions-waiting', facts)?.requirementIds).toEqual(['A.5.1']);
});

test('a trend is told against the day it is measured from, and not without one', () => {
  const before = [exampleFacts('A.5.1'), exampleFacts('A.5.2')];
  const after = [exampleFacts('A.5.1', done), exampleFacts('A.5.2')];
  expect(find('progress', after, before)).toMatchObject({ count: 1, since: '2026-04-04' });
  expect(find('standstill', before, before)?.impact).toBe('medium');
  expect(find('regress', before, after)).toMatchObject({ count: 1, impact: 'high' });
  expect(said(before).filter(({ type }) => type === 'trend')).toEqual([]);
});

test('the gravest stands first', () => {
  const impacts = said([exampleFacts('4.1'), exampleFacts('A.5.1', { ...done, suggestions: 1 })]).map(
    (each) => each.impact,
  );
  expect(impacts).toEqual(
    impacts.toSorted((a, b) => ['high', 'medium', 'low'].indexOf(a) - ['high', 'medium', 'low'].indexOf(b)),
  );
  expect(impacts[0]).toBe('high');
});
