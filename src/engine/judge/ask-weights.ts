import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 48065 asks. */
export const ASK_BIAS = -1.566;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.287,
  scattered: 0.115,
  cues: 0.357,
  'near-cue': 0.0,
  'requirement-cue': 0.0,
  share: 0.0,
  likeness: 1.916,
  example: 4.725,
  gist: 5.507,
  'sibling-ahead': -4.834,
  'other-ahead': -10.245,
  place: 2.888,
  bare: 0.0,
};
