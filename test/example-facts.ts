import { untouched, type Control } from '#domain/controls/control.ts';
import type { RequirementFacts } from '#domain/readiness/facts.ts';

interface Parts extends Partial<Omit<RequirementFacts, 'requirement' | 'control'>> {
  requirement?: Partial<RequirementFacts['requirement']>;
  control?: Partial<Control>;
}

/** Facts of an applicable, untouched requirement of domain "access-control", but for what the example says. */
export function exampleFacts(id: string, { requirement, control, ...rest }: Parts = {}): RequirementFacts {
  const kind = id.startsWith('A.') ? 'control' : 'clause';
  return {
    requirement: { id, domain: 'access-control', kind, priority: 'medium', effort: 'medium', asks: [], ...requirement },
    control: { ...untouched('iso-27001-2022', id), ...control },
    evidence: 0,
    against: 0,
    expired: 0,
    endsOn: null,
    suggestions: 0,
    asks: new Map(),
    contradictedBy: [],
    risks: [],
    ...rest,
  };
}
