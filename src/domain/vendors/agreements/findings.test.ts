import { describe, expect, it } from 'vitest';
import { type Commitment, type CommitmentFacts, plainFacts } from './commitment.ts';
import { changesBetween, conflictsOf } from './compare.ts';
import { missingOf } from './expected.ts';
import { isSameSeverity } from './severity.ts';
import { unusualOf } from './unusual.ts';

const commitment = (
  kind: CommitmentFacts['kind'],
  facts: Partial<CommitmentFacts> = {},
  state: Commitment['state'] = 'proposed',
): Commitment => ({
  id: JSON.stringify([kind, facts]),
  facts: { ...plainFacts(kind), ...facts },
  proposed: null,
  quote: null,
  state,
  decidedAt: null,
  decidedByName: null,
  version: 1,
});
const rules = (...all: Commitment[]) => unusualOf(all, []).map(({ rule }) => rule);

describe('what is missing', () => {
  it('is what an agreement should say and does not, with the law only where personal data is shared', () => {
    const said = [commitment('audit'), commitment('deletion', {}, 'dismissed')];
    const kinds = missingOf(said, false).map(({ kind }) => kind);
    expect(kinds).not.toContain('audit');
    expect(kinds).toContain('deletion');
    expect(missingOf([], true).find(({ kind }) => kind === 'audit')).toMatchObject({
      controls: ['A.5.20', 'A.5.22'],
      article: '28(3)(h)',
    });
    expect(missingOf([], false).every(({ article }) => article === null)).toBe(true);
  });

  it('is what the agreement says it does not promise, too', () => {
    const kinds = (detail: string) =>
      missingOf([commitment('recovery-time', { detail })], false).map(({ kind }) => kind);
    expect(kinds('not-promised')).toContain('recovery-time');
    expect(kinds('')).not.toContain('recovery-time');
  });
});

describe('what is unusual', () => {
  it.each([
    ['availability-low', 'availability', { value: 98.9, unit: 'percent', window: 'month' }],
    ['availability-window', 'availability', { value: 99.9, unit: 'percent' }],
    ['target-only', 'response', { value: 1, unit: 'hours', modality: 'target' }],
    ['breach-late', 'breach-notice', { value: 4, unit: 'days' }],
    ['breach-vague', 'breach-notice', { detail: 'promptly' }],
    ['sole-remedy', 'sole-remedy', {}],
    ['claim-short', 'credit-claim', { value: 14, unit: 'days' }],
    ['at-will', 'change-notice', { detail: 'at-will' }],
    ['notice-short', 'termination-notice', { value: 4, unit: 'weeks' }],
    ['liability-low', 'liability-cap', { value: 1, unit: 'months' }],
    ['response-slow', 'response', { value: 1, unit: 'days', severity: 'Priority 1' }],
  ] as const)('%s', (rule, kind, facts) => {
    expect(rules(commitment(kind, facts))).toEqual([rule]);
  });

  it('is nothing at the border of what is customary, nor what is dismissed', () => {
    expect(
      rules(
        commitment('availability', { value: 99, unit: 'percent', window: 'month' }),
        commitment('breach-notice', { value: 3, unit: 'days' }),
        commitment('credit-claim', { value: 15, unit: 'days' }),
        commitment('termination-notice', { value: 30, unit: 'days' }),
        commitment('response', { value: 2, unit: 'days', severity: 'low' }),
        commitment('sole-remedy', {}, 'dismissed'),
      ),
    ).toEqual([]);
  });
});

describe('two statements', () => {
  const p1 = (value: number, severity = 'P1') => commitment('response', { value, unit: 'minutes', severity });

  it('conflict when they say different things of the same, also under another name', () => {
    expect(conflictsOf([p1(15), p1(30, 'Severity 1')])).toHaveLength(1);
    expect(conflictsOf([p1(15), p1(30, 'P2')])).toEqual([]);
    expect(conflictsOf([p1(15), p1(15, 'Severity 1')])).toEqual([]);
  });

  it('of two agreements are compared scope by scope', () => {
    const changes = changesBetween([p1(15), commitment('audit')], [p1(30, 'Sev 1'), commitment('encryption')]);
    expect(changes.map(({ kind, before, after }) => [kind, before[0]?.value, after[0]?.value])).toEqual([
      ['response', 15, 30],
      ['audit', null, undefined],
      ['encryption', undefined, null],
    ]);
  });

  it.each([
    ['P1', 'Severity 1', true],
    ['critical', 'Priority 1 (Critical)', true],
    ['kritisch', 'Critical', true],
    ['P1', 'P2', false],
    ['Gold', 'gold ', true],
    ['Class A', 'Category A', true],
    ['P1', '1 - nobody can work', true],
    ['P1', '10 users', false],
  ])('%s and %s are the same severity: %s', (one, other, is) => {
    expect(isSameSeverity(one, other)).toBe(is);
  });
});
