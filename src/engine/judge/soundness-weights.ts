import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 83 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.244,
  foreign: 3.697,
  unsettled: 4.046,
  planned: 4.731,
  waived: 4.467,
  denied: 6.909,
  'of-others': 0.178,
  permitted: 1.384,
};
