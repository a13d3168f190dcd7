import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 83 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.278,
  foreign: 3.709,
  unsettled: 4.007,
  planned: 4.743,
  waived: 3.713,
  denied: 6.298,
  'of-others': 0.133,
  permitted: 0.58,
};
