import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them from 938 labelled readings of documents. */
export const BIAS = -4.45;

/** What a framework adds to it: some catalogues are finer than others. */
export const FRAMEWORK_BIAS: Record<string, number> = {
  'gdpr-2016': 0.222,
  'hipaa-security': 0.908,
  'iso-14001-2015': 0.402,
  'iso-27001-2022': -1.646,
  'iso-9001-2015': -0.536,
  'nist-csf-2-0': -0.035,
  'pci-dss-4-0-1': 1.403,
  'soc-2-2017': -0.718,
};

export const WEIGHTS: Features = {
  'title-match': 3.977,
  'heading-match': 1.342,
  'cue-density': 0.0,
  'distinct-cues': 0.38,
  'best-passage': 0.206,
  'share-of-passages': 0.489,
  'asks-touched': 0.1,
  cosine: 2.686,
  'related-match': 0.191,
  sections: 0.116,
  'neighbour-match': 4.044,
  'usual-type': 0.486,
  outshone: -0.76,
  'blocked-words': 0.0,
  'document-says-so': 2.0,
};
