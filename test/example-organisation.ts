import { CONTROL_STATUSES } from '#domain/controls/values.ts';
import { untouched } from '#domain/controls/control.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { diceOf } from '#domain/readiness/dice.ts';
import type { RequirementFacts } from '#domain/readiness/facts.ts';

/** The facts of an organisation that never was: everything about every requirement is drawn. */
export function exampleOrganisation(framework: Framework, seed: number): RequirementFacts[] {
  const random = diceOf(seed);
  const chance = (share: number) => random() < share;
  const bent = random();
  const against = diceOf(seed + 1_000_000);
  return framework.requirements.map((requirement) => {
    const isExcluded = requirement.kind === 'control' && chance(0.1);
    const owned = chance(0.7);
    const isReversed = against() < 0.08;
    return {
      requirement,
      control: {
        ...untouched(framework.id, requirement.id),
        status: CONTROL_STATUSES[chance(bent) ? 2 : chance(0.5) ? 1 : 0],
        applicable: !isExcluded,
        justification: isExcluded || chance(0.5) ? `Because of "${requirement.id}", and\nfor =SUM(A1) reasons` : '',
        ownerId: owned ? '00000000-0000-4000-8000-000000000001' : null,
        ownerName: owned ? '=Ana, "Ruiz" <b>' : null,
        dueOn: chance(0.3) ? '2026-03-01' : null,
      },
      evidence: chance(bent) ? 1 + Math.floor(random() * 3) : 0,
      expired: chance(0.1) ? 1 : 0,
      against: isReversed ? 1 : 0,
      endsOn: null,
      suggestions: chance(0.2) ? 2 : 0,
      asks: new Map(
        requirement.asks.map(({ id }, place) => {
          const status = chance(0.6) ? ('covered' as const) : ('missing' as const);
          return [id, isReversed && place === 0 ? ('contradicted' as const) : status];
        }),
      ),
      contradictedBy: [],
      risks: chance(0.2) ? [{ reference: 'R-001', isAboveAppetite: chance(0.5) }] : [],
    };
  });
}
