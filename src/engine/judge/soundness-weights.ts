import type { Doubt } from '#domain/evidence/validation-values.ts';
import type { Language } from '#domain/organisations/language.ts';

/** What each doubt takes from how far a text holds, on the scale of log-odds, as `tools/train-soundness.ts` learnt them from 267 pairs of texts. */
export const SOUNDNESS_WEIGHTS: Record<Doubt, number> = {
  withdrawn: 2.187,
  foreign: 2.032,
  unsettled: 0.273,
  planned: 0.937,
  waived: 2.021,
  denied: 2.98,
  'of-others': 0.357,
  permitted: 0.0,
};

/** How much of the substance of a requirement nearly every text has that treats it. */
export const USUAL_SUBSTANCE: Record<Language, number> = {
  en: 0.083,
  es: 0.056,
  fr: 0.065,
  de: 0.051,
};
