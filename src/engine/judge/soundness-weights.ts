import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 83 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.204,
  foreign: 3.791,
  unsettled: 4.12,
  planned: 4.674,
  waived: 5.287,
  denied: 7.104,
  'of-others': 0.287,
  permitted: 1.92,
};
