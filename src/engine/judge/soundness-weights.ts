import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 83 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.291,
  foreign: 3.685,
  unsettled: 4.306,
  planned: 4.691,
  waived: 5.13,
  denied: 6.393,
  'of-others': 0.199,
  permitted: 2.006,
};
