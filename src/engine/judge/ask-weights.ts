import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 14079 asks. */
export const ASK_BIAS = -1.262;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.199,
  scattered: 0.213,
  cues: 0.336,
  'near-cue': 0.000,
  'requirement-cue': 0.202,
  share: 0.615,
  likeness: 2.408,
  example: 2.218,
  gist: 1.716,
  'sibling-ahead': -3.638,
  'other-ahead': -6.964,
  place: 3.238,
  bare: -0.403,
};
