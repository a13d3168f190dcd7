import { expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import { CONTROL_STATUSES } from '../controls/values.ts';
import { diceOf } from './dice.ts';
import { gapOf, gapsOf } from './gaps.ts';
import { readinessOf } from './readiness.ts';

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

const above = (reference: string) => ({ reference, isAboveAppetite: true });
const within = (reference: string) => ({ reference, isAboveAppetite: false });

test('an open risk above the appetite raises the priority by one step, and the gap says which', () => {
  const of = (priority: 'low' | 'medium' | 'high', risks = [above('R-001'), within('R-002'), above('R-004')]) =>
    gapOf(exampleFacts('A.8.13', { requirement: { priority }, risks }));
  expect((['low', 'medium', 'high'] as const).map((each) => of(each)?.priority)).toEqual(['medium', 'high', 'high']);
  expect(of('low')?.because).toContainEqual({ reason: 'risk-above-appetite', count: 2 });
  expect(of('low')?.risks).toEqual(['R-001', 'R-004']);
  expect(of('low', [within('R-002')])).toEqual(of('low', []));
});

test('whatever is decided, risks raise a priority or leave it, and change nothing else of a gap or of readiness', () => {
  const throwOne = diceOf(80);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(throwOne() * values.length)]!;
  const rank = { low: 0, medium: 1, high: 2 };
  const pairs = Array.from({ length: 300 }, (_, at) => {
    const facts = exampleFacts(`A.${at}`, {
      requirement: { priority: oneOf(['low', 'medium', 'high']), effort: oneOf(['low', 'medium', 'high']) },
      control: { status: oneOf(CONTROL_STATUSES), applicable: throwOne() < 0.9 },
      evidence: oneOf([0, 0, 1, 3]),
    });
    return {
      facts,
      risky: { ...facts, risks: oneOf([[], [within('R-1')], [above('R-2')], [above('R-3'), within('R-4')]]) },
    };
  });
  for (const { facts, risky } of pairs) {
    const [before, after] = [gapOf(facts), gapOf(risky)];
    expect(after === null).toBe(before === null);
    expect(rank[after?.priority ?? 'low']).toBeGreaterThanOrEqual(rank[before?.priority ?? 'low']);
    expect(
      after && { ...after, priority: null, risks: [], because: after.because.slice(0, before?.because.length) },
    ).toEqual(before && { ...before, priority: null });
  }
  const calm = readinessOf(
    'x',
    ['access-control'],
    pairs.map(({ facts }) => facts),
  );
  const risky = readinessOf(
    'x',
    ['access-control'],
    pairs.map((pair) => pair.risky),
  );
  expect(risky.criticalGaps).toBeGreaterThan(calm.criticalGaps);
  expect({ ...risky, criticalGaps: 0 }).toEqual({ ...calm, criticalGaps: 0 });
});

const ASKS = ['a', 'b', 'c'].map((id) => ({ id, text: id, kind: 'record' as const, weight: 1, cues: [id] }));
const reversed = (parts: Parameters<typeof exampleFacts>[1] = {}) =>
  exampleFacts('A.5.18', {
    against: 1,
    asks: new Map([
      ['a', 'covered'],
      ['b', 'contradicted'],
    ]),
    ...parts,
    requirement: { asks: ASKS, priority: 'low', ...parts.requirement },
  });

test('what its own evidence contradicts is a critical gap, implemented or not, and that is the first reason', () => {
  for (const status of CONTROL_STATUSES) {
    const gap = gapOf(reversed({ control: { status } }));
    expect(gap).toMatchObject({ priority: 'high', asksContradicted: ['b'], asksMissing: ['b', 'c'] });
    expect(gap?.because[0]).toEqual({ reason: 'asks-contradicted', count: 1 });
    expect(gap?.because).toContainEqual({ reason: 'speaks-against', count: 1 });
    expect(gap?.because).toContainEqual({ reason: 'asks-not-shown', count: 1 });
    expect(gap?.because).not.toContainEqual({ reason: 'no-evidence', count: null });
    expect(gap).toMatchObject({ evidence: 0, against: 1, status: status === 'Not Started' ? 'missing' : 'partial' });
  }
  expect(gapOf(reversed({ control: { applicable: false, justification: 'Why' } }))).toBeNull();
});

test('it stands before every other gap, and counts among the critical ones', () => {
  const missing = exampleFacts('A.5.1', { requirement: { priority: 'high', effort: 'low' } });
  const facts = [missing, reversed({ control: { status: 'Implemented' }, requirement: { effort: 'high' } })];
  expect(gapsOf(facts).map(({ requirementId }) => requirementId)).toEqual(['A.5.18', 'A.5.1']);
  expect(readinessOf('x', ['access-control'], facts).criticalGaps).toBe(2);
});
