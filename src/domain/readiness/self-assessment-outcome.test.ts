import { describe, expect, test } from 'vitest';
import { type Control, untouched } from '../controls/control.ts';
import type { RequirementFacts } from './facts.ts';
import { type GivenAnswer, type SelfAnswer, answersByKey } from './self-assessment.ts';
import { firstThings, startingPoints } from './self-assessment-outcome.ts';

interface Given extends Partial<Control> {
  kind?: 'clause' | 'control';
  priority?: 'high' | 'medium' | 'low';
  effort?: 'high' | 'medium' | 'low';
  evidence?: number;
}

function facts(
  id: string,
  { kind = 'control', priority = 'medium', effort = 'low', evidence = 0, ...control }: Given = {},
) {
  const asks = ['a', 'b'].map((ask, n) => ({
    id: ask,
    text: ask,
    kind: 'policy' as const,
    weight: n + 1,
    cues: ['x'],
  }));
  const requirement = { id, domain: 'people', kind, priority, effort, asks };
  const decided = { ...untouched('iso-27001-2022', id), ...control };
  return {
    requirement,
    control: decided,
    evidence,
    against: 0,
    expired: 0,
    endsOn: null,
    risks: [],
    suggestions: 0,
    asks: new Map(),
    contradictedBy: [],
  } as RequirementFacts;
}

const say = (id: string, a: SelfAnswer | null, b: SelfAnswer | null, note = ''): GivenAnswer[] =>
  [a, b].flatMap((answer, n) => (answer ? [{ requirementId: id, askId: 'ab'[n]!, answer, note }] : []));

describe('a starting point', () => {
  const points = (fact: RequirementFacts, given: GivenAnswer[]) => startingPoints([fact], answersByKey(given));

  test('a claim is no proof: yes to everything is work in progress, never done', () => {
    expect(points(facts('A.6.1'), say('A.6.1', 'yes', 'yes'))).toMatchObject([
      { because: 'all-claimed', from: 'Not Started', to: 'In Progress', yes: 2, asks: 2, version: 0 },
    ]);
    for (const status of ['Not Started', 'In Progress', 'Implemented'] as const)
      for (const evidence of [0, 3])
        for (const [a, b] of [
          ['yes', 'yes'],
          ['partly', 'no'],
          ['not-applicable', 'not-applicable'],
        ] as const)
          expect(
            points(facts('A.6.1', { status, evidence }), say('A.6.1', a, b, 'x')).map(({ to }) => String(to)),
          ).not.toContain('Implemented');
  });

  test('where evidence was accepted the claim adds nothing, and a status never goes down', () => {
    expect(points(facts('A.6.1', { evidence: 1 }), say('A.6.1', 'yes', 'yes'))).toEqual([]);
    expect(points(facts('A.6.1', { status: 'Implemented' }), say('A.6.1', 'no', 'no'))).toEqual([]);
    expect(points(facts('A.6.1'), say('A.6.1', 'no', null))).toEqual([]);
  });

  test('something that is partly there has been begun', () => {
    expect(points(facts('A.6.1'), say('A.6.1', 'partly', 'no'))).toMatchObject([
      { because: 'some-claimed', to: 'In Progress', yes: 0, partly: 1 },
    ]);
    expect(points(facts('A.6.1'), say('A.6.1', 'yes', null))).toMatchObject([{ because: 'some-claimed' }]);
  });

  test('what does not apply is excluded with its reason; clauses and what is excluded already are left alone', () => {
    const given = say('A.6.1', 'not-applicable', 'not-applicable', 'Nobody is employed');
    expect(points(facts('A.6.1', { evidence: 2 }), given)).toMatchObject([
      { because: 'does-not-apply', to: null, reason: 'Nobody is employed', evidence: 2 },
    ]);
    expect(points(facts('A.6.1', { kind: 'clause' }), given)).toEqual([]);
    expect(points(facts('A.6.1', { applicable: false, justification: 'Said before' }), given)).toEqual([]);
  });
});

test('first comes what matters most, then clauses, then the heaviest gap, then the quickest', () => {
  const requirements = [
    facts('A.6.1', { priority: 'medium' }),
    facts('A.6.2', { priority: 'high', effort: 'high' }),
    facts('A.6.3', { priority: 'high', effort: 'low' }),
    facts('A.6.4', { priority: 'high' }),
    facts('7.2', { priority: 'high', kind: 'clause' }),
    facts('A.6.5', { priority: 'high' }),
    facts('A.6.6', { priority: 'high' }),
  ].map(({ requirement }) => requirement);
  const answers = answersByKey([
    ...say('A.6.1', 'no', 'no'),
    ...say('A.6.2', 'partly', 'partly'),
    ...say('A.6.3', 'partly', 'partly'),
    ...say('A.6.4', 'no', 'no'),
    ...say('7.2', 'partly', null),
    ...say('A.6.5', 'yes', 'yes'),
  ]);
  const first = firstThings(requirements, answers);
  expect(first.map(({ requirementId }) => requirementId)).toEqual(['7.2', 'A.6.4', 'A.6.3', 'A.6.2', 'A.6.1']);
  expect(first[0]?.open).toEqual([
    { askId: 'a', answer: 'partly' },
    { askId: 'b', answer: null },
  ]);
  expect(firstThings(requirements, answers, 2)).toHaveLength(2);
});
