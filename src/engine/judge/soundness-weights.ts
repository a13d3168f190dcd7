import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 42 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 2.033,
  foreign: 2.555,
  unsettled: 2.753,
  planned: 2.807,
  waived: 3.583,
  denied: 3.46,
  'of-others': 0.0,
  permitted: 1.175,
};
