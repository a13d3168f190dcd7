import type { AskFeatures } from './ask-evidence.ts';

/** Weights of what speaks for an ask on the scale of log-odds, as `tools/train-asks.ts` learnt them from 134 labelled asks. */
export const ASK_BIAS = -0.33;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.429,
  'near-cue': 0.19,
  likeness: 1.136,
  'passage-likeness': 1.256,
  about: 0.0,
  named: 0.0,
  firm: 0.0,
  'fits-type': 0.135,
  'only-ordered': -1.334,
  'left-open': -0.449,
};

/** From this probability on an ask counts as shown, and from this one as shown in part. */
export const COVERED = 0.66;
export const PARTIAL = 0.62;
