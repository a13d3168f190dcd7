import { expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import { gapOf, gapsOf } from './gaps.ts';

const reasons = (gap: ReturnType<typeof gapOf>) => gap?.because.map(({ reason }) => reason);

test('nothing begun and nothing to show is missing', () => {
  const gap = gapOf(exampleFacts('A.5.15'));
  expect(gap?.status).toBe('missing');
  expect(reasons(gap)).toEqual(['not-started', 'no-evidence', 'no-owner']);
});

test('evidence without work, and work without evidence, are both partial', () => {
  expect(gapOf(exampleFacts('A.5.15', { evidence: 1 }))?.status).toBe('partial');
  expect(gapOf(exampleFacts('A.5.15', { control: { status: 'In Progress' } }))?.status).toBe('partial');
});

test('an implemented requirement needs something that shows it', () => {
  const implemented = { status: 'Implemented' } as const;
  expect(reasons(gapOf(exampleFacts('A.5.15', { control: implemented })))).toContain('no-evidence');
  expect(gapOf(exampleFacts('A.5.15', { control: implemented, evidence: 1 }))).toBeNull();
});

test('expired evidence is said to be the reason', () => {
  const gap = gapOf(exampleFacts('A.5.15', { control: { status: 'Implemented' }, expired: 2 }));
  expect(gap?.because).toContainEqual({ reason: 'evidence-expired', count: 2 });
});

test('a due date in the past is overdue, today is not', () => {
  const facts = exampleFacts('A.5.15', { control: { dueOn: '2026-11-20', ownerId: 'ana' } });
  expect(reasons(gapOf(facts, '2026-11-21'))).toContain('overdue');
  expect(reasons(gapOf(facts, '2026-11-20'))).not.toContain('overdue');
});

test('the asks that the evidence does not show are named', () => {
  const asks = ['a', 'b'].map((id) => ({ id, text: id, kind: 'policy' as const, weight: 1, cues: [id] }));
  const gap = gapOf(exampleFacts('A.5.15', { requirement: { asks }, evidence: 1, asks: new Map([['a', 'covered']]) }));
  expect(gap?.asksMissing).toEqual(['b']);
});

test('what to do first stands first: priority, then missing, then the least effort', () => {
  const order = gapsOf([
    exampleFacts('A.5.1', { requirement: { priority: 'low' } }),
    exampleFacts('A.5.2', { requirement: { priority: 'high', effort: 'high' } }),
    exampleFacts('A.5.3', { requirement: { priority: 'high', effort: 'low' } }),
    exampleFacts('A.5.4', { requirement: { priority: 'high', effort: 'low' }, control: { status: 'In Progress' } }),
  ]).map(({ requirementId }) => requirementId);
  expect(order).toEqual(['A.5.3', 'A.5.2', 'A.5.4', 'A.5.1']);
});
