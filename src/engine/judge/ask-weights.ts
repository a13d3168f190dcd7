import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6745 asks. */
export const ASK_BIAS = -1.895;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.312,
  scattered: 0.717,
  cues: 0.541,
  'near-cue': 0.202,
  'requirement-cue': 0.0,
  share: 1.168,
  likeness: 2.658,
  'sibling-ahead': -2.004,
  'other-ahead': -3.2,
  place: 3.38,
  bare: -0.923,
};
