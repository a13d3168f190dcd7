import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 176 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.141,
  foreign: 2.790,
  unsettled: 4.034,
  planned: 5.027,
  waived: 4.573,
  denied: 7.357,
  'of-others': 0.875,
  permitted: 0.907,
};
