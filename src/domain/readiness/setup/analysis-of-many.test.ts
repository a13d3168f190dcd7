import { describe, expect, test } from 'vitest';
import { exampleFacts } from '../../../../test/example-facts.ts';
import { exampleFramework, exampleProfile, exampleSetup } from '../../../../test/example-setup.ts';
import { diceOf } from '../dice.ts';
import { analyseSetup, SetupAnalysis } from './analysis.ts';
import { ROADMAP_PHASES } from './values.ts';

/** An organisation somewhere on its way, with answers of all kinds. */
function organisation(seed: number) {
  const roll = diceOf(seed);
  const pick = <T>(values: readonly T[]) => values[Math.floor(roll() * values.length)]!;
  const facts = () =>
    Array.from({ length: 1 + Math.floor(roll() * 60) }, (_, i) =>
      exampleFacts(`A.5.${i}`, {
        control: { status: pick(['Not Started', 'In Progress', 'Implemented'] as const), applicable: roll() > 0.1 },
        evidence: roll() < 0.4 ? 1 : 0,
        expired: roll() < 0.2 ? 1 : 0,
        suggestions: roll() < 0.3 ? 2 : 0,
      }),
    );
  return exampleSetup({
    frameworks: [
      exampleFramework('ISO 27001', { facts: facts() }),
      exampleFramework('SOC 2', { facts: facts() }),
      exampleFramework('GDPR', { facts: facts() }),
    ],
    profile: exampleProfile({
      frameworks: pick([['ISO 27001'], ['SOC 2', 'GDPR'], ['ISO 27001', 'SOC 2', 'GDPR']] as const).slice(),
      size: pick(['startup', 'small', 'medium', 'large'] as const),
      timeline: pick([null, 'urgent', 'planned', 'future'] as const),
      timelineSetOn: '2026-02-01',
      weeklyHours: pick([null, 1, 20, 400]),
      hourlyCost: pick([null, 80]),
      situations: pick([[], ['personal-data', 'payment-cards']] as const).slice(),
      country: pick([null, 'DE', 'US']),
    }),
  });
}

describe.each(Array.from({ length: 60 }, (_, seed) => seed))('organisation %i', (seed) => {
  const setup = organisation(seed);
  const analysis = analyseSetup(setup, 'en');
  const { phases, hours, endsOn } = analysis.implementationRoadmap;
  const tasks = phases.flatMap((phase) => phase.tasks);

  test('has an analysis that fits its schema', () => expect(SetupAnalysis.parse(analysis)).toEqual(analysis));
  test('has a roadmap whose hours, days and keys add up', () => {
    expect(tasks.reduce((sum, task) => sum + task.hours, 0)).toBe(hours);
    expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
    expect(tasks.map(({ dueOn }) => dueOn)).toEqual(tasks.map(({ dueOn }) => dueOn).toSorted());
    expect([...tasks.slice(-1).map(({ dueOn }) => dueOn), endsOn][0]).toBe(endsOn);
    const order = phases.map(({ phase }) => ROADMAP_PHASES.indexOf(phase));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
  test('shows every open requirement of the chosen frameworks in exactly one task', () => {
    const open = setup.frameworks
      .filter(({ name }) => setup.profile.frameworks.includes(name))
      .flatMap(({ facts }) => facts.filter(({ control }) => control.applicable && control.status !== 'Implemented'));
    const counted = tasks.filter(({ kind }) => kind === 'domain').reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(open.length);
  });
  test('loses no readiness by adding evidence', () => {
    const more = {
      ...setup,
      frameworks: setup.frameworks.map((framework) => ({
        ...framework,
        facts: framework.facts.map((each) => ({ ...each, evidence: each.evidence + 1 })),
      })),
    };
    const after = analyseSetup(more, 'en');
    expect(after.readinessScore.percent).toBe(analysis.readinessScore.percent);
    expect(after.readinessScore.evidencedPercent).toBeGreaterThanOrEqual(analysis.readinessScore.evidencedPercent);
    expect(after.implementationRoadmap.hours).toBeLessThanOrEqual(hours);
  });
});
