import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -7.625;
export const WEIGHTS: Features = {
  'title-match': 6.276,
  'heading-match': 0.686,
  'cue-density': 1.337,
  'distinct-cues': 0.331,
  'best-passage': 0.366,
  'share-of-passages': 1.617,
  'asks-touched': 0.550,
  cosine: 1.800,
  'related-match': 2.141,
  'blocked-words': -0.722,
  'document-says-so': 2.000,
};
