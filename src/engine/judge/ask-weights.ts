import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6340 asks. */
export const ASK_BIAS = -1.862;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.036,
  scattered: 0.598,
  cues: 0.313,
  'near-cue': 0.221,
  'requirement-cue': 0.905,
  share: 1.661,
  likeness: 1.603,
  'sibling-ahead': -1.847,
  'other-ahead': -2.415,
  place: 3.37,
  bare: -1.073,
};
