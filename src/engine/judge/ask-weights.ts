import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 13834 asks. */
export const ASK_BIAS = -1.712;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.277,
  scattered: 0.130,
  cues: 0.337,
  'near-cue': 0.000,
  'requirement-cue': 0.000,
  share: 0.209,
  likeness: 1.427,
  example: 4.939,
  gist: 3.082,
  'sibling-ahead': -2.385,
  'other-ahead': -8.052,
  place: 2.662,
  bare: -0.077,
};
