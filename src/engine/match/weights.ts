import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -6.518;
export const WEIGHTS: Features = {
  'title-match': 3.770,
  'heading-match': 1.162,
  'cue-density': 0.828,
  'distinct-cues': 0.163,
  'best-passage': 0.215,
  'share-of-passages': 1.579,
  'asks-touched': 0.814,
  cosine: 1.298,
  'related-match': 1.775,
  'blocked-words': -0.699,
  'document-says-so': 2.000,
};
