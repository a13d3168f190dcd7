import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them. */
export const BIAS = -6.535;
export const WEIGHTS: Features = {
  'title-match': 3.751,
  'heading-match': 1.225,
  'cue-density': 0.832,
  'distinct-cues': 0.146,
  'best-passage': 0.169,
  'share-of-passages': 1.552,
  'asks-touched': 0.818,
  cosine: 1.315,
  'related-match': 1.801,
  'blocked-words': -0.493,
  'document-says-so': 2.0,
};
