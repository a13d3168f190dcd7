import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6340 asks. */
export const ASK_BIAS = -2.773;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.142,
  scattered: 0.741,
  cues: 0.453,
  'near-cue': 0.571,
  'requirement-cue': 1.331,
  share: 3.14,
  likeness: 2.049,
  'sibling-ahead': -2.07,
  'other-ahead': -2.494,
  place: 3.414,
};
