import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6408 asks. */
export const ASK_BIAS = -2.791;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.21,
  scattered: 0.782,
  cues: 0.535,
  'near-cue': 0.466,
  'requirement-cue': 1.27,
  share: 3.198,
  likeness: 2.025,
  'sibling-ahead': -2.099,
  'other-ahead': -2.426,
  place: 3.368,
};
