import type { Weights } from './features.ts';

/** As `tools/train-model.ts` learnt them from 1016 labelled readings of documents. */
export const NAMED: Weights = {
  of: 'named',
  bias: -4.695,
  weights: {
    'title-match': 4.154,
    'heading-match': 1.515,
    'cue-density': 0.172,
    'distinct-cues': 0.128,
    'best-passage': 0.111,
    'share-of-passages': 0.028,
    'asks-touched': 0.0,
    cosine: 1.831,
    'whole-text': 2.23,
    substance: 0.0,
    opening: 1.976,
    'related-match': 0.0,
    sections: 0.02,
    'neighbour-match': 3.953,
    'usual-type': 0.147,
    outshone: -0.407,
    'outshone-in-text': 0.0,
    'outshone-in-substance': -1.704,
    'blocked-words': 0.0,
    'document-says-so': 2.5,
  },
};

/** The same documents without title, file name and first heading. */
export const UNNAMED: Weights = {
  of: 'unnamed',
  bias: -4.04,
  weights: {
    'title-match': 1.347,
    'heading-match': 1.134,
    'cue-density': 0.346,
    'distinct-cues': 0.196,
    'best-passage': 0.216,
    'share-of-passages': 2.866,
    'asks-touched': 0.456,
    cosine: 1.56,
    'whole-text': 3.168,
    substance: 0.229,
    opening: 3.844,
    'related-match': 0.452,
    sections: 0.23,
    'neighbour-match': 1.989,
    'usual-type': 0.05,
    outshone: -0.784,
    'outshone-in-text': -2.21,
    'outshone-in-substance': -2.1,
    'blocked-words': -0.087,
    'document-says-so': 2.5,
  },
};
