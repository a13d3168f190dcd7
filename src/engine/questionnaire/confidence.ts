import type { AnswerReason, Verdict } from './types.ts';

/** What tells whether an extract answers a question; each 0 to 1 unless said otherwise. */
export interface AnswerFeatures {
  /** Share of the question that the quoted sentences and their headings speak of. */
  coverage: number;
  /** The same of the sentences alone; it stands in the score as well. */
  said: number;
  /** The figure that is asked for is there; a half where none is. */
  fits: number;
  /** Abbreviations, numbers and names of the question stand in the passage (1, 0), or a practice known by its name alone does not (-3). */
  names: number;
  /** It is about the same, in whatever words and language: by the asks whose examples use them, and by what they mean. */
  about: number;
  alike: number;
  /** How well the passage was found by words and meanings, beside the one that was found best. */
  found: number;
  /** How far it stands before the best of the others, or behind (-1 to 1). */
  'coverage-ahead': number;
  'about-ahead': number;
  'alike-ahead': number;
  'score-ahead': number;
  /** What `extract.ts` makes of it, about 0 to 3. */
  score: number;
  /** The share of the weightiest word that stands nowhere near. */
  missing: number;
  /** A row of a table answers what asks for no figure. */
  row: number;
}

/** Log-odds by feature, learnt from our own questions (`tools/train-answers.ts`). */
const BIAS = -4.41;
export const WEIGHTS: Record<keyof AnswerFeatures, number> = {
  coverage: 0.89,
  said: -2.34,
  fits: 0.65,
  names: 0.34,
  about: 1.94,
  alike: 0.86,
  found: 0.38,
  'coverage-ahead': 1.17,
  'about-ahead': 1.42,
  'alike-ahead': 0.68,
  'score-ahead': 0.6,
  score: 1.35,
  missing: -0.74,
  row: -0.78,
};

/** Below this confidence nothing is answered. A yes binds, and a figure is copied as it is: both must be surer than a refusal. */
const LEAST: Record<Verdict, number> = { yes: 0.55, found: 0.45, partly: 0.4, no: 0.4, none: 0 };

export const leastFor = (verdict: Verdict): number => LEAST[verdict];

export function logitOf(features: AnswerFeatures): number {
  return reasonsFor(features).reduce((sum, { contribution }) => sum + contribution, 0);
}

function reasonsFor(features: AnswerFeatures): AnswerReason[] {
  const names = Object.keys(WEIGHTS) as (keyof AnswerFeatures)[];
  return [
    { feature: 'base-rate', value: 1, contribution: BIAS },
    ...names.map((feature) => ({
      feature,
      value: features[feature],
      contribution: features[feature] * WEIGHTS[feature],
    })),
  ];
}

export function confidenceOf(features: AnswerFeatures): { confidence: number; because: AnswerReason[] } {
  const confidence = 1 / (1 + Math.exp(-logitOf(features)));
  return { confidence: Math.round(confidence * 1000) / 1000, because: reasonsFor(features) };
}
