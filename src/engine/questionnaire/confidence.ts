import type { AnswerReason } from './types.ts';

/** What the confidence in an answer looks at; each is 0 to 1. */
export interface AnswerFeatures {
  /** Share of the question that the quoted sentences and their headings speak of. */
  coverage: number;
  /** The same of the sentences alone. */
  said: number;
  /** How far the best passage stands before the best of another document. */
  margin: number;
  /** The words and the requirement lead to the same passage. */
  agreement: number;
  /** The figure that is asked for is there. */
  fits: number;
  /** What a "which" asks for is named. */
  focus: number;
  /** Abbreviations, numbers and names of the question stand in the passage. */
  names: number;
  /** The rarest word of the question is there. */
  rarest: number;
  /** Share of the question's own words, not only its concepts, that stand in the passage. */
  literal: number;
  /** Hardly any of the question's own words stand there. */
  unworded: number;
  /** The share of the weightiest word that stands nowhere near. */
  missing: number;
  /** It takes further sentences to say it. */
  together: number;
  /** A row of a table answers what asks for no figure. */
  row: number;
  /** Words that stand side by side in the question do so in the passage. */
  phrase: number;
  /** The document is named after what is asked. */
  owned: number;
  /** What is asked to be done is what is said to be done. */
  act: number;
  /** The question is in another language than the document. */
  foreign: number;
  /** Passages contradict each other. */
  conflict: number;
  /** The statement leaves the matter open. */
  open: number;
}

/** Log-odds by feature: learnt from our own questions (tools/train-answers.ts), and rounded. */
const BIAS = -6.5;
export const WEIGHTS: Record<keyof AnswerFeatures, number> = {
  coverage: 2.2,
  said: 1.6,
  margin: 1.5,
  agreement: 0.4,
  fits: 1.8,
  focus: 0.3,
  names: 1.3,
  rarest: 0.2,
  literal: 0.9,
  unworded: -1.4,
  missing: -2,
  together: -1.1,
  row: -1.5,
  phrase: 1.7,
  owned: 0.9,
  act: 1.1,
  foreign: 0.2,
  conflict: -0.3,
  open: -0.3,
};

/** Below this confidence nothing is answered. */
export const LEAST = 0.5;

export function confidenceOf(features: AnswerFeatures): { confidence: number; because: AnswerReason[] } {
  const because: AnswerReason[] = [{ feature: 'base-rate', value: 1, contribution: BIAS }];
  for (const feature of Object.keys(WEIGHTS) as (keyof AnswerFeatures)[])
    because.push({ feature, value: features[feature], contribution: features[feature] * WEIGHTS[feature] });
  const logit = because.reduce((sum, { contribution }) => sum + contribution, 0);
  return { confidence: Math.round((1 / (1 + Math.exp(-logit))) * 1000) / 1000, because };
}
