import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 5334 asks. */
export const ASK_BIAS = -2.778;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.341,
  scattered: 0.219,
  cues: 0.275,
  'near-cue': 0.928,
  'requirement-cue': 1.368,
  share: 2.845,
  likeness: 2.553,
  'sibling-ahead': -1.673,
  'other-ahead': -1.967,
  place: 3.034,
};
