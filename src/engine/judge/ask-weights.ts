import type { AskFeatures } from './ask-evidence.ts';

/** Weights of what speaks for an ask on the scale of log-odds, as `tools/train-asks.ts` learnt them from 134 labelled asks. */
export const ASK_BIAS = -1.447;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.459,
  'near-cue': 0.322,
  likeness: 1.18,
  'passage-likeness': 1.242,
  about: 0.0,
  named: 0.0,
  firm: 0.0,
  'fits-type': 1.376,
  'only-ordered': -0.355,
  'left-open': -0.475,
};

/** From this probability on an ask counts as shown, and from this one as shown in part. */
export const COVERED = 0.68;
export const PARTIAL = 0.62;
