import type { Doubt } from '#domain/evidence/validation-values.ts';
import type { Language } from '#domain/organisations/language.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 354 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 3.236,
  foreign: 2.039,
  unsettled: 0.0,
  planned: 0.0,
  waived: 2.732,
  denied: 1.475,
  'of-others': 0.926,
  permitted: 0.0,
};

/** How much of the substance of a requirement nearly every text has that treats it. */
export const USUAL_SUBSTANCE: Record<Language, number> = {
  en: 0.098,
  es: 0.068,
  fr: 0.078,
  de: 0.063,
};
