import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -6.350;
export const WEIGHTS: Features = {
  'title-match': 4.003,
  'heading-match': 1.157,
  'cue-density': 0.617,
  'distinct-cues': 0.271,
  'best-passage': 0.121,
  'share-of-passages': 1.234,
  'asks-touched': 0.864,
  cosine: 1.469,
  'related-match': 1.737,
  'blocked-words': -0.829,
  'document-says-so': 2.000,
};
