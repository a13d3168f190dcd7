import type { AskFeatures } from './ask-features.ts';

/** Weights of what tells that a sentence is about an ask, on the scale of log-odds. */
export interface AskModel {
  bias: number;
  weights: AskFeatures;
}

/** As `tools/train-asks.ts` learnt them: where asks have examples, and where they have none but their cues. */
export const WITH_EXAMPLES: AskModel = {
  bias: -0.741,
  weights: {
    cue: 0.0,
    scattered: 0.046,
    cues: 0.151,
    'near-cue': 0.0,
    'requirement-cue': 0.0,
    share: 0.0,
    likeness: 0.0,
    example: 1.356,
    gist: 2.702,
    meaning: 2.499,
    'sibling-ahead': -4.004,
    'other-ahead': -5.987,
    place: 2.458,
    far: -2.428,
    bare: 0.0,
  },
};

export const WITHOUT_EXAMPLES: AskModel = {
  bias: 3.301,
  weights: {
    cue: 0.253,
    scattered: 0.372,
    cues: 0.38,
    'near-cue': 0.0,
    'requirement-cue': 0.249,
    share: 0.0,
    likeness: 5.462,
    example: 0.0,
    gist: 0.0,
    meaning: 0.0,
    'sibling-ahead': 0.0,
    'other-ahead': -13.423,
    place: 4.097,
    far: -5.462,
    bare: -0.208,
  },
};
