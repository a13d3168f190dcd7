import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 62626 asks. */
export const ASK_BIAS = -2.523;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.14,
  scattered: 0.0,
  cues: 0.193,
  'near-cue': 0.0,
  'requirement-cue': 0.0,
  share: 0.531,
  likeness: 0.646,
  example: 2.938,
  gist: 3.837,
  meaning: 4.14,
  'sibling-ahead': -3.966,
  'other-ahead': -6.876,
  place: 2.766,
  bare: -0.05,
};
