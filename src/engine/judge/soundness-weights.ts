import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 83 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.172,
  foreign: 3.761,
  unsettled: 4.265,
  planned: 4.682,
  waived: 5.175,
  denied: 6.659,
  'of-others': 0.275,
  permitted: 1.842,
};
