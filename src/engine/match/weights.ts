import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them from 938 labelled readings of documents. */
export const BIAS = -4.452;

/** What a framework adds to it: some catalogues are finer than others. */
export const FRAMEWORK_BIAS: Record<string, number> = {
  'gdpr-2016': 0.221,
  'hipaa-security': 0.906,
  'iso-14001-2015': 0.402,
  'iso-27001-2022': -1.645,
  'iso-9001-2015': -0.536,
  'nist-csf-2-0': -0.035,
  'pci-dss-4-0-1': 1.404,
  'soc-2-2017': -0.717,
};

export const WEIGHTS: Features = {
  'title-match': 3.976,
  'heading-match': 1.343,
  'cue-density': 0.000,
  'distinct-cues': 0.379,
  'best-passage': 0.207,
  'share-of-passages': 0.490,
  'asks-touched': 0.100,
  cosine: 2.685,
  'related-match': 0.191,
  sections: 0.117,
  'neighbour-match': 4.044,
  'usual-type': 0.486,
  outshone: -0.758,
  'blocked-words': 0.000,
  'document-says-so': 2.000,
};
