import type { Doubt } from '#domain/evidence/validation-values.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 117 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 2.951,
  foreign: 1.98,
  unsettled: 0.641,
  planned: 0.0,
  waived: 0.728,
  denied: 1.999,
  'of-others': 0.444,
  permitted: 0.596,
};

/** How much of the substance of a requirement nearly every text has that treats it. */
export const USUAL_SUBSTANCE = { en: 0.082, de: 0.055, fr: 0.078, es: 0.066 };
