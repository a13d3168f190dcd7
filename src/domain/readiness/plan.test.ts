import { describe, expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import { diceOf } from './dice.ts';
import type { RequirementFacts } from './facts.ts';
import { planOf, quickWinsOf, workLeft } from './plan.ts';
import { readinessOf } from './readiness.ts';

/** An organisation somewhere on its way. */
function organisation(seed: number): RequirementFacts[] {
  const roll = diceOf(seed);
  const pick = <T>(values: readonly T[]) => values[Math.floor(roll() * values.length)]!;
  return Array.from({ length: 1 + Math.floor(roll() * 120) }, (_, i) => {
    const facts = exampleFacts(`A.5.${i}`, {
      control: {
        status: pick(['Not Started', 'In Progress', 'Implemented'] as const),
        applicable: roll() > 0.1,
        justification: 'Said why',
      },
      evidence: roll() < 0.4 ? 1 : 0,
      suggestions: roll() < 0.3 ? 2 : 0,
    });
    const effort = pick(['low', 'medium', 'high'] as const);
    return { ...facts, requirement: { ...facts.requirement, effort } };
  });
}

const percentOf = (facts: RequirementFacts[]) => readinessOf('iso-27001-2022', ['access-control'], facts).percent;

const after = (facts: RequirementFacts[], ids: ReadonlySet<string>) =>
  facts.map((each) =>
    ids.has(each.requirement.id) ? { ...each, control: { ...each.control, status: 'Implemented' as const } } : each,
  );

describe.each(Array.from({ length: 60 }, (_, seed) => seed))('organisation %i', (seed) => {
  const facts = organisation(seed);
  // Everybody of these has something left to do, so that each test below looks at a plan.
  const plan = planOf(facts)!;

  test('there is a plan, which asks for something', () => {
    expect(plan?.actions.length).toBeGreaterThan(0);
  });

  test('who does what the plan says gets exactly the number it promises, in the band it names', () => {
    const ids = new Set(plan.actions.map(({ requirementId }) => requirementId));
    const reached = percentOf(after(facts, ids));
    expect(reached).toBe(plan.promised);
    expect(reached).toBeGreaterThanOrEqual(plan.target);
  });

  test('no action can be left out', () => {
    for (const left of plan.actions) {
      const ids = new Set(plan.actions.map(({ requirementId }) => requirementId));
      ids.delete(left.requirementId);
      expect(percentOf(after(facts, ids))).toBeLessThan(plan.target);
    }
  });

  test('nothing that was left out would take less', () => {
    const ids = new Set(plan.actions.map(({ requirementId }) => requirementId));
    const open = facts.filter(({ control }) => control.applicable && control.status !== 'Implemented');
    const most = Math.max(0, ...open.filter((each) => ids.has(each.requirement.id)).map(workLeft));
    const others = open.filter((each) => !ids.has(each.requirement.id));
    expect(others.filter((each) => workLeft(each) < most)).toEqual([]);
  });
});

test('where everything is implemented, or nothing applies, there is no plan', () => {
  expect(planOf([exampleFacts('A.5.1', { control: { status: 'Implemented' } })])).toBeNull();
  expect(planOf([])).toBeNull();
});

test('each action says what is missing for it', () => {
  const plan = planOf([exampleFacts('A.5.1', { suggestions: 2 })]);
  expect(plan?.actions[0]?.steps).toEqual(['decide-suggestions', 'do-the-work', 'name-owner']);
});

test('a quick win has something to show already', () => {
  const wins = quickWinsOf([exampleFacts('A.5.1'), exampleFacts('A.5.2', { evidence: 1 })]);
  expect(wins.map(({ requirementId }) => requirementId)).toEqual(['A.5.2']);
  const much = exampleFacts('A.5.3', {
    evidence: 1,
    control: { status: 'In Progress' },
    requirement: { effort: 'high' },
  });
  expect(quickWinsOf([much])).toEqual([]);
});

describe('what its own evidence contradicts', () => {
  const asks = [{ id: 'a', text: 'A record', kind: 'record' as const, weight: 1, cues: ['record'] }];
  const reversed = (id: string, status: 'In Progress' | 'Implemented') =>
    exampleFacts(id, {
      requirement: { asks, effort: 'low' },
      against: 1,
      asks: new Map([['a', 'contradicted' as const]]),
      control: { status, ownerId: 'ana' },
    });
  const others = Array.from({ length: 9 }, (_, i) => exampleFacts(`A.5.${i}`, { control: { status: 'Implemented' } }));
  const open = Array.from({ length: 9 }, (_, i) =>
    exampleFacts(`A.6.${i}`, { requirement: { effort: 'low' }, evidence: 1 }),
  );

  test('is first in the plan, of high priority, with the step that mends it; the promise counts only what moves the number', () => {
    const facts = [...others, ...open, reversed('A.8.1', 'In Progress'), reversed('A.8.2', 'Implemented')];
    const plan = planOf(facts, 60)!;
    expect(plan.actions.slice(0, 2)).toMatchObject([
      { requirementId: 'A.8.2', priority: 'high', steps: ['put-right'] },
      { requirementId: 'A.8.1', priority: 'high', steps: ['put-right', 'finish-the-work'] },
    ]);
    expect(percentOf(after(facts, new Set(plan.actions.map(({ requirementId }) => requirementId))))).toBe(
      plan.promised,
    );
  });

  test('is no quick win', () => {
    expect(quickWinsOf([reversed('A.8.1', 'In Progress')])).toEqual([]);
  });
});
