import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 30334 asks. */
export const ASK_BIAS = -1.825;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.266,
  scattered: 0.145,
  cues: 0.343,
  'near-cue': 0.0,
  'requirement-cue': 0.0,
  share: 0.0,
  likeness: 1.93,
  example: 5.486,
  gist: 4.742,
  'sibling-ahead': -1.043,
  'other-ahead': -10.237,
  place: 3.062,
  bare: 0.0,
};
