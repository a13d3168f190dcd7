import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 83 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.278,
  foreign: 3.708,
  unsettled: 3.991,
  planned: 4.745,
  waived: 3.713,
  denied: 6.214,
  'of-others': 0.133,
  permitted: 0.58,
};
