import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 83 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.289,
  foreign: 3.746,
  unsettled: 3.951,
  planned: 4.633,
  waived: 4.567,
  denied: 6.661,
  'of-others': 0.131,
  permitted: 1.198,
};
