import type { AskFeatures } from './ask-match.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds, as `tools/train-asks.ts` learnt them from 6318 asks. */
export const ASK_BIAS = -2.821;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.107,
  scattered: 0.693,
  cues: 0.546,
  'near-cue': 0.715,
  'requirement-cue': 0.974,
  share: 3.327,
  likeness: 2.167,
  'sibling-ahead': -2.059,
  'other-ahead': -2.423,
  place: 3.303,
};
