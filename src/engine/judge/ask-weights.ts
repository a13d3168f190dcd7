import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6952 asks. */
export const ASK_BIAS = -1.93;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.331,
  scattered: 0.75,
  cues: 0.587,
  'near-cue': 0.175,
  'requirement-cue': 0.0,
  share: 1.069,
  likeness: 2.924,
  'sibling-ahead': -2.055,
  'other-ahead': -3.288,
  place: 3.388,
  bare: -0.905,
  example: 0,
  'example-sibling-ahead': 0,
  'example-other-ahead': 0,
};
