import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 83 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.284,
  foreign: 3.717,
  unsettled: 4.003,
  planned: 4.751,
  waived: 3.722,
  denied: 6.419,
  'of-others': 0.132,
  permitted: 0.584,
};
