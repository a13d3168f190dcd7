import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 19858 asks. */
export const ASK_BIAS = -1.689;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.061,
  scattered: 0.377,
  cues: 0.251,
  'near-cue': 0.0,
  'requirement-cue': 0.0,
  share: 0.263,
  likeness: 1.717,
  example: 5.074,
  gist: 4.081,
  'sibling-ahead': -1.35,
  'other-ahead': -8.923,
  place: 2.713,
  bare: -0.171,
};
