import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6390 asks. */
export const ASK_BIAS = -2.791;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.131,
  scattered: 0.816,
  cues: 0.549,
  'near-cue': 0.452,
  'requirement-cue': 1.282,
  share: 3.197,
  likeness: 2.011,
  'sibling-ahead': -2.114,
  'other-ahead': -2.376,
  place: 3.381,
};
