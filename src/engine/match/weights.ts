import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -6.411;
export const WEIGHTS: Features = {
  'title-match': 4.103,
  'heading-match': 1.163,
  'cue-density': 0.757,
  'distinct-cues': 0.246,
  'best-passage': 0.029,
  'share-of-passages': 1.225,
  'asks-touched': 0.803,
  cosine: 1.428,
  'related-match': 1.778,
  'blocked-words': -0.719,
  'document-says-so': 2.000,
};
