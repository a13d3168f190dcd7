import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -7.044;
export const WEIGHTS: Features = {
  'title-match': 5.05,
  'heading-match': 0.96,
  'cue-density': 1.048,
  'distinct-cues': 0.15,
  'best-passage': 0.429,
  'share-of-passages': 1.463,
  'asks-touched': 0.731,
  cosine: 1.483,
  'related-match': 1.883,
  'blocked-words': -0.593,
  'document-says-so': 2.0,
};
