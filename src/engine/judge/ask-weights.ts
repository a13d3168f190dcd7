import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6959 asks. */
export const ASK_BIAS = -1.934;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.332,
  scattered: 0.752,
  cues: 0.588,
  'near-cue': 0.177,
  'requirement-cue': 0.0,
  share: 1.089,
  likeness: 2.892,
  'sibling-ahead': -2.046,
  'other-ahead': -3.275,
  place: 3.394,
  bare: -0.904,
};
