import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them from 1013 labelled readings of documents. */
export const BIAS = -5.072;

/** What a framework adds to it: some catalogues are finer than others. */
export const FRAMEWORK_BIAS: Record<string, number> = {
  'gdpr-2016': 0.259,
  'hipaa-security': 0.85,
  'iso-14001-2015': 0.441,
  'iso-27001-2022': -1.536,
  'iso-9001-2015': -0.525,
  'nist-csf-2-0': -0.089,
  'pci-dss-4-0-1': 1.33,
  'soc-2-2017': -0.731,
};

export const WEIGHTS: Features = {
  'title-match': 4.45,
  'heading-match': 1.435,
  'cue-density': 0.0,
  'distinct-cues': 0.386,
  'best-passage': 0.178,
  'share-of-passages': 0.558,
  'asks-touched': 0.064,
  cosine: 3.108,
  'related-match': 0.082,
  sections: 0.086,
  'neighbour-match': 4.043,
  'usual-type': 0.518,
  outshone: -0.208,
  'blocked-words': 0.0,
  'document-says-so': 2.0,
};
