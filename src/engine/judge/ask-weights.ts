import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 46385 asks. */
export const ASK_BIAS = -1.51;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.222,
  scattered: 0.0,
  cues: 0.387,
  'near-cue': 0.0,
  'requirement-cue': 0.0,
  share: 0.0,
  likeness: 2.424,
  example: 4.598,
  gist: 4.972,
  'sibling-ahead': -4.627,
  'other-ahead': -9.614,
  place: 2.871,
  bare: 0.0,
};
