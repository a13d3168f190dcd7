import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 81 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 2.492,
  foreign: 3.527,
  unsettled: 0.684,
  planned: 1.922,
  waived: 2.104,
  denied: 1.872,
  'of-others': 0.451,
  permitted: 0.541,
};
