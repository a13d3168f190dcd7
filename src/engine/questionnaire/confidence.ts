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
  /** Passages contradict each other. */
  conflict: number;
  /** The statement leaves the matter open. */
  open: number;
}

/** Log-odds by feature. Set by hand on our own questions; see test/eval/questionnaire. */
const BIAS = -8.85;
const WEIGHTS: Record<keyof AnswerFeatures, number> = {
  coverage: 6.2,
  said: 2.2,
  margin: 0.6,
  agreement: 0.5,
  fits: 0.9,
  focus: 0.8,
  names: 2,
  rarest: 0.55,
  literal: 1.8,
  conflict: -0.6,
  open: -0.5,
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
