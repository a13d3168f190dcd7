import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 81 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 2.584,
  foreign: 3.647,
  unsettled: 0.194,
  planned: 1.461,
  waived: 1.957,
  denied: 1.791,
  'of-others': 0.449,
  permitted: 0.387,
};

/** How much of the substance of a requirement nearly every text has that treats it. */
export const USUAL_SUBSTANCE = { en: 0.082, de: 0.055, fr: 0.078, es: 0.066 };
