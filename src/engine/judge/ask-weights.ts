import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6301 asks. */
export const ASK_BIAS = -2.832;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.114,
  scattered: 0.834,
  cues: 0.548,
  'near-cue': 0.583,
  'requirement-cue': 0.778,
  share: 3.216,
  likeness: 2.298,
  'sibling-ahead': -2.218,
  'other-ahead': -2.501,
  place: 3.375,
};
