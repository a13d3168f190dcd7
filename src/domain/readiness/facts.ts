import type { Control } from '../controls/control.ts';
import type { AskStatus, Requirement } from '../frameworks/requirement.ts';

/** All that readiness knows of one requirement on a day. `evidence` counts current accepted pieces, `suggestions` open ones that are at least likely. */
export interface RequirementFacts {
  requirement: Pick<Requirement, 'id' | 'domain' | 'kind' | 'mayExclude' | 'priority' | 'effort' | 'asks'>;
  control: Control;
  evidence: number;
  expired: number;
  /** The last day on which any of it counts (ISO date); null where nothing counts or some of it has no end. */
  endsOn: string | null;
  suggestions: number;
  asks: Map<string, AskStatus>;
}

/** A requirement counts unless the organisation excluded it with a justification. */
export function isApplicable(facts: RequirementFacts): boolean {
  return facts.control.applicable;
}
