import type { AssessmentState } from './values.ts';

/** What is kept of where an assessment stands; whether its link ended follows from the link. */
export const KEPT_STATES = ['draft', 'sent', 'in-progress', 'submitted', 'sent-back', 'reviewed'] as const;
export type KeptState = (typeof KEPT_STATES)[number];

/** States in which the vendor may answer. */
export const OPEN_STATES: readonly KeptState[] = ['sent', 'in-progress', 'sent-back'];

interface Link {
  /** False once it was revoked, or was not brought back by a backup. */
  isAlive: boolean;
  endsAt: Date | null;
}

/** Where an assessment stands: while the vendor should answer, an ended link says more than that it was sent. */
export function stateOf(kept: KeptState, { isAlive, endsAt }: Link, now: Date): AssessmentState {
  if (!OPEN_STATES.includes(kept)) return kept;
  if (!isAlive || endsAt === null) return 'revoked';
  return endsAt <= now ? 'expired' : kept;
}

/** Whether the vendor should have answered by now. */
export function isOverdue(kept: KeptState, dueOn: string | null, today: string): boolean {
  return OPEN_STATES.includes(kept) && dueOn !== null && dueOn < today;
}
