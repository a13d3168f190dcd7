import { RISK_SLICES } from './values.ts';
import type { Risk } from './view.ts';

export type RiskSlice = (typeof RISK_SLICES)[number];

/** Those that are told only from a risk with all that belongs to it. */
export const NEEDS_VIEW: readonly RiskSlice[] = [
  'untreated-above-appetite',
  'acceptance-ended',
  'acceptance-changed',
  'actions-overdue',
  'claims-more',
  'assessed-by-old-method',
];

/** The assessment that counts: as it is now, or before any treatment as long as nobody said how it is now. */
export const inForce = ({ residual, inherent }: Pick<Risk, 'residual' | 'inherent'>) => residual ?? inherent;

/** Whether an open risk waits for somebody in this way. */
export function isWaiting(slice: RiskSlice, risk: Risk): boolean {
  if (risk.stage === 'closed') return false;
  const judged = inForce(risk);
  switch (slice) {
    case 'above-appetite':
      return judged?.isAboveAppetite ?? false;
    case 'untreated-above-appetite':
      return (judged?.isAboveAppetite ?? false) && isUntreated(risk);
    case 'review-overdue':
      return risk.isReviewOverdue;
    case 'without-owner':
      return risk.ownerId === null;
    case 'acceptance-ended':
      return risk.acceptance?.state === 'expired';
    case 'acceptance-changed':
      return risk.acceptance?.state === 'changed';
    case 'actions-overdue':
      return risk.lateActions > 0;
    case 'claims-more':
      return risk.claim !== null;
    case 'assessed-by-old-method':
      return judged?.isOutdated ?? false;
  }
}

/** Nothing was decided, or something was and nothing is done about it: no acceptance holds and no action is open. */
function isUntreated({ treatment, acceptance, openActions }: Risk): boolean {
  if (acceptance?.state === 'valid') return false;
  return treatment === null || openActions === 0;
}
