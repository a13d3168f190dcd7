import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6393 asks. */
export const ASK_BIAS = -2.806;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.142,
  scattered: 0.73,
  cues: 0.47,
  'near-cue': 0.595,
  'requirement-cue': 1.348,
  share: 3.154,
  likeness: 2.046,
  'sibling-ahead': -2.102,
  'other-ahead': -2.438,
  place: 3.428,
};
