import type { Control } from '../controls/control.ts';
import type { Proof } from '../controls/state.ts';
import type { AskStatus, Requirement } from '../frameworks/requirement.ts';
import type { LinkedRisk } from '../risks/linked-risk.ts';

/**
 * All that readiness knows of one requirement on a day. `evidence` counts current accepted pieces that show something of it, `against` those that
 * say the reverse of something it asks, `expired` those that showed something, `suggestions` open ones that are at least likely.
 */
export interface RequirementFacts {
  requirement: Pick<Requirement, 'id' | 'domain' | 'kind' | 'mayExclude' | 'priority' | 'effort' | 'asks'>;
  control: Control;
  evidence: number;
  against: number;
  expired: number;
  /** The last day on which any of it counts (ISO date); null where nothing shows it or some of that has no end. */
  endsOn: string | null;
  suggestions: number;
  asks: Map<string, AskStatus>;
  /** The documents of current evidence that say the reverse of an ask. */
  contradictedBy: readonly string[];
  /** The open risks that it treats. */
  risks: readonly LinkedRisk[];
}

/** A requirement counts unless the organisation excluded it with a justification. */
export function isApplicable(facts: RequirementFacts): boolean {
  return facts.control.applicable;
}

/** The asks that current evidence says the reverse of. */
export function contradictedIn({ requirement, asks }: Pick<RequirementFacts, 'requirement' | 'asks'>): string[] {
  return requirement.asks.filter(({ id }) => asks.get(id) === 'contradicted').map(({ id }) => id);
}

/** Whether anything that was accepted speaks of it today, for or against. */
export function isSpokenOf({ evidence, against }: Pick<RequirementFacts, 'evidence' | 'against'>): boolean {
  return evidence + against > 0;
}

/** What is counted of the evidence of a requirement. */
export function proofOf(facts: RequirementFacts): Proof {
  const { evidence, expired, against } = facts;
  return { evidence, expired, against, contradicted: contradictedIn(facts).length };
}

const NEXT = { low: 'medium', medium: 'high', high: 'high' } as const;

/** The open risks above the appetite that it treats, by their references. */
export function risksAboveIn({ risks }: Pick<RequirementFacts, 'risks'>): string[] {
  return risks.filter(({ isAboveAppetite }) => isAboveAppetite).map(({ reference }) => reference);
}

/** The catalogue's priority, one step up where a risk above the appetite waits for it; high where its own evidence says the reverse. */
export function priorityOf(facts: RequirementFacts): Requirement['priority'] {
  const { priority } = facts.requirement;
  if (contradictedIn(facts).length > 0) return 'high';
  return risksAboveIn(facts).length > 0 ? NEXT[priority] : priority;
}
