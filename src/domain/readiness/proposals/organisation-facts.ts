import type { CallingFact, OwnerRole } from '../../frameworks/applicability.ts';
import type { SITUATIONS } from '../../organisations/profile-values.ts';

/** Things of a register that call for a control: how many, and the names of some. */
export interface Counted {
  count: number;
  examples: string[];
}

export interface NamedDocument {
  id: string;
  title: string;
}

export interface Person {
  id: string;
  name: string;
}

/** What another framework that binds the organisation asks for, of the same. */
export interface Obligation {
  kind: 'law' | 'contract';
  framework: string;
  /** What people call the framework, in the language of the proposal. */
  name: string;
  /** The most closely related first. */
  requirementIds: string[];
}

/** All that decisions are proposed from, beside what readiness knows of each requirement. */
export interface OrganisationFacts {
  /** ISO dates; the deadline is null where nobody said when to be ready. */
  today: string;
  deadline: string | null;
  /** Answered in the profile; none where nobody answered. */
  situations: readonly (typeof SITUATIONS)[number][];
  /** Counted in the registers; null: whoever asks may not see them. */
  registers: Partial<Record<CallingFact, Counted>> | null;
  /** By requirement: what was accepted as evidence of it, or is likely to show it. */
  documents: ReadonlyMap<string, { accepted: NamedDocument[]; likely: NamedDocument[] }>;
  obligations: ReadonlyMap<string, Obligation[]>;
  /** Who owns most of what a role answers for, where somebody does. */
  holders: Partial<Record<OwnerRole, Person>>;
}
