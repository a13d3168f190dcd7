import type { Features } from './features.ts';

/** Weights of the features on the scale of log-odds, as `tools/train-model.ts` learnt them from 938 labelled readings of documents. */
export const BIAS = -4.218;

/** What a framework adds to it: some catalogues are finer than others. */
export const FRAMEWORK_BIAS: Record<string, number> = {
  'gdpr-2016': 0.163,
  'hipaa-security': 0.914,
  'iso-14001-2015': 0.413,
  'iso-27001-2022': -1.599,
  'iso-9001-2015': -0.635,
  'nist-csf-2-0': -0.033,
  'pci-dss-4-0-1': 1.423,
  'soc-2-2017': -0.646,
};

export const WEIGHTS: Features = {
  'title-match': 4.072,
  'heading-match': 1.336,
  'cue-density': 0.0,
  'distinct-cues': 0.394,
  'best-passage': 0.213,
  'share-of-passages': 0.511,
  'asks-touched': 0.134,
  cosine: 2.726,
  'related-match': 0.165,
  sections: 0.059,
  'neighbour-match': 4.095,
  'usual-type': 0.0,
  outshone: -0.735,
  'blocked-words': 0.0,
  'document-says-so': 2.0,
};
