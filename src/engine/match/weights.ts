import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -7.039;
export const WEIGHTS: Features = {
  'title-match': 5.032,
  'heading-match': 0.985,
  'cue-density': 0.998,
  'distinct-cues': 0.183,
  'best-passage': 0.428,
  'share-of-passages': 1.502,
  'asks-touched': 0.764,
  cosine: 1.463,
  'related-match': 1.897,
  'blocked-words': -0.600,
  'document-says-so': 2.000,
};
