import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -6.353;
export const WEIGHTS: Features = {
  'title-match': 3.667,
  'heading-match': 1.215,
  'cue-density': 0.521,
  'distinct-cues': 0.423,
  'best-passage': 0.294,
  'share-of-passages': 1.284,
  'asks-touched': 0.719,
  cosine: 1.575,
  'related-match': 1.890,
  'blocked-words': -0.877,
  'document-says-so': 2.000,
};
