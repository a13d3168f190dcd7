import { z } from 'zod';
import type { Control } from './control.ts';
import { CONTROL_STATES } from './values.ts';

export const ControlState = z.enum(CONTROL_STATES);
export type ControlState = z.infer<typeof ControlState>;

/**
 * Evidence of a requirement on a day, counted: what shows something of it that day, what stands but has ended, what says the reverse of
 * something it asks (which shows nothing), and how many of the points asked for it says the reverse of.
 */
export interface Proof {
  evidence: number;
  expired: number;
  against: number;
  contradicted: number;
}

/** Why a requirement is in its state, as keys of sentences; the first is the one that decides. */
export const STATE_REASONS = [
  'excluded',
  'contradicted',
  'nothing',
  'claimed',
  'expired',
  'work-open',
  'not-begun',
  'no-evidence-yet',
  'implemented',
  'evidence',
  'some-expired',
  'against',
] as const;
export type StateReason = (typeof STATE_REASONS)[number];

export interface StateWithReasons {
  state: ControlState;
  because: { reason: StateReason; count: number | null }[];
}

/**
 * How a requirement stands: one of seven, from what people decided and what counts as evidence.
 * `excluded`: does not apply. `never-checked`: not begun, and nothing was ever accepted that shows it. `claimed`: called implemented, and nothing was
 * ever accepted that shows it. `expired`: nothing counts any more, and something did. `partial`: work or evidence, not both to the end.
 * `contradicted`: evidence that counts says the reverse of what is asked, whatever was decided. `proven`: implemented, with evidence that counts.
 */
export function stateOf(control: Pick<Control, 'status' | 'applicable'>, proof: Proof): StateWithReasons {
  const { evidence, expired, against, contradicted } = proof;
  if (!control.applicable) return { state: 'excluded', because: [{ reason: 'excluded', count: null }] };
  const counted = (reason: StateReason, count: number) => (count > 0 ? [{ reason, count }] : []);
  const rest = [...counted('against', against), ...counted('some-expired', expired)];
  if (contradicted > 0)
    return {
      state: 'contradicted',
      because: [{ reason: 'contradicted', count: contradicted }, ...counted('evidence', evidence), ...rest],
    };
  if (evidence === 0 && expired > 0) return { state: 'expired', because: [{ reason: 'expired', count: expired }] };
  const counts = { reason: 'evidence' as const, count: evidence };
  switch (control.status) {
    case 'Implemented':
      return evidence > 0
        ? { state: 'proven', because: [{ reason: 'implemented', count: null }, counts, ...rest] }
        : { state: 'claimed', because: [{ reason: 'claimed', count: null }] };
    case 'In Progress':
      return {
        state: 'partial',
        because: [
          { reason: 'work-open', count: null },
          ...(evidence > 0 ? [counts, ...rest] : [{ reason: 'no-evidence-yet' as const, count: null }]),
        ],
      };
    case 'Not Started':
      return evidence > 0
        ? { state: 'partial', because: [{ reason: 'not-begun', count: null }, counts, ...rest] }
        : { state: 'never-checked', because: [{ reason: 'nothing', count: null }] };
  }
}

/** How far a state is; more is better. What does not apply has no place in it. */
export const RANK_OF_STATE: Record<Exclude<ControlState, 'excluded'>, number> = {
  'never-checked': 0,
  claimed: 1,
  contradicted: 2,
  expired: 3,
  partial: 4,
  proven: 5,
};

/** Evidence that ends within so many days is said to end soon. */
export const SOON_DAYS = 30;

/** Whether evidence that counts today ends within the next days. Dates are ISO dates; null has no end. */
export function endsSoon(validUntil: string | null, today: string): boolean {
  if (validUntil === null || validUntil < today) return false;
  return Date.parse(validUntil) - Date.parse(today) <= SOON_DAYS * 86_400_000;
}
