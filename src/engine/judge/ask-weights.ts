import type { AskFeatures } from './ask-evidence.ts';

/** Weights of what speaks for an ask on the scale of log-odds, as `tools/train-asks.ts` learnt them from 134 labelled asks. */
export const ASK_BIAS = -2.225;
export const ASK_WEIGHTS: AskFeatures = {
  cue: 0.522,
  'near-cue': 0.59,
  likeness: 1.328,
  'passage-likeness': 1.411,
  about: 0.0,
  named: 0.0,
  firm: 0.0,
  'fits-type': 1.206,
  'only-ordered': 0.0,
  'left-open': -0.223,
};

/** From this probability on an ask counts as shown, and from this one as shown in part. */
export const COVERED = 0.46;
export const PARTIAL = 0.4;
