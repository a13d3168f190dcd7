import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 62906 asks. */
export const ASK_BIAS = -2.552;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.0,
  scattered: 0.08,
  cues: 0.186,
  'near-cue': 0.0,
  'requirement-cue': 0.0,
  share: 0.393,
  likeness: 0.099,
  example: 2.979,
  gist: 3.844,
  meaning: 4.311,
  'sibling-ahead': -4.922,
  'other-ahead': -6.595,
  place: 2.757,
  bare: -0.024,
};
