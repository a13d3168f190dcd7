import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them from 275 labelled readings of documents. */
export const BIAS = -4.332;

/** What a framework adds to it: some catalogues are finer than others. */
export const FRAMEWORK_BIAS: Record<string, number> = {
  'gdpr-2016': 0.486,
  'hipaa-security': 1.605,
  'iso-14001-2015': 0.317,
  'iso-27001-2022': -1.346,
  'iso-9001-2015': -0.511,
  'soc-2-2017': -0.551,
};

export const WEIGHTS: Features = {
  'title-match': 3.42,
  'heading-match': 0.909,
  'cue-density': 0.186,
  'distinct-cues': 0.147,
  'best-passage': 0.0,
  'share-of-passages': 1.257,
  'asks-touched': 0.822,
  cosine: 2.554,
  'related-match': 0.483,
  sections: 0.147,
  'neighbour-match': 3.957,
  'usual-type': 0.342,
  outshone: -1.25,
  'blocked-words': 0.0,
  'document-says-so': 2.0,
};
