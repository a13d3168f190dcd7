import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -7.035;
export const WEIGHTS: Features = {
  'title-match': 5.046,
  'heading-match': 0.993,
  'cue-density': 1.027,
  'distinct-cues': 0.149,
  'best-passage': 0.427,
  'share-of-passages': 1.514,
  'asks-touched': 0.765,
  cosine: 1.465,
  'related-match': 1.863,
  'blocked-words': -0.593,
  'document-says-so': 2.0,
};
