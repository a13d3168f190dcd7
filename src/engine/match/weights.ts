import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds. */
export const BIAS = -7.5;
export const WEIGHTS: Features = {
  'title-match': 4,
  'heading-match': 1.2,
  'cue-density': 0.6,
  'distinct-cues': 0.8,
  'best-passage': 1,
  'share-of-passages': 3,
  'asks-touched': 0.8,
  cosine: 3,
  'clause-context': 0.6,
  'blocked-words': -0.5,
  'document-says-so': 2,
};
