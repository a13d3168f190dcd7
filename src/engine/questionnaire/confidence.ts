import type { AnswerReason, Verdict } from './types.ts';

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
  /** The figure that is asked for is not there. */
  unfit: number;
  /** What a "which" asks for is named. */
  focus: number;
  /** Abbreviations, numbers and names of the question stand in the passage. */
  names: number;
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
  /** It is about the same, in whatever words and language: by the asks whose examples use them, and by what they mean. */
  about: number;
  alike: number;
  /** What is asked to be done is what is said to be done. */
  act: number;
  /** What it is done to is what is asked about. */
  thing: number;
  /** The question is in another language than the document. */
  foreign: number;
  /** Passages contradict each other. */
  conflict: number;
  /** The statement leaves the matter open. */
  open: number;
}

/**
 * Log-odds by feature: learnt from our own questions (tools/train-answers.ts), halfway between those of questions in the documents' words and those of
 * questions in other words (by these alone near misses were answered with yes), and rounded.
 */
const BIAS = -5.6;
export const WEIGHTS: Record<keyof AnswerFeatures, number> = {
  coverage: 0.6,
  said: 0.3,
  margin: 1.3,
  agreement: 0.4,
  fits: 1,
  unfit: -1.3,
  focus: 0.2,
  names: 0.5,
  literal: 0.1,
  unworded: -0.2,
  missing: -0.9,
  together: -0.1,
  row: -1.9,
  phrase: 0.8,
  owned: 0.6,
  about: 3,
  alike: 2.2,
  act: 0.8,
  thing: 0.8,
  foreign: 0.2,
  conflict: 0,
  open: -0.4,
};

/** Below this confidence nothing is answered; a yes binds, and must be surer. */
export const LEAST = 0.2;
const LEAST_YES = 0.35;

export const leastFor = (verdict: Verdict): number => (verdict === 'yes' ? LEAST_YES : LEAST);

export function confidenceOf(features: AnswerFeatures): { confidence: number; because: AnswerReason[] } {
  const because: AnswerReason[] = [{ feature: 'base-rate', value: 1, contribution: BIAS }];
  for (const feature of Object.keys(WEIGHTS) as (keyof AnswerFeatures)[])
    because.push({ feature, value: features[feature], contribution: features[feature] * WEIGHTS[feature] });
  const logit = because.reduce((sum, { contribution }) => sum + contribution, 0);
  return { confidence: Math.round((1 / (1 + Math.exp(-logit))) * 1000) / 1000, because };
}
