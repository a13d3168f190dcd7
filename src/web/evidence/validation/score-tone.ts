import { ACCEPTABLE, GOOD } from '#domain/evidence/validation-values.ts';

/** The severity of a score (specification): success for 8 or more, warning for 6 or more, else error. */
export function toneOfScore(score: number): 'success' | 'warning' | 'error' {
  return score >= GOOD ? 'success' : score >= ACCEPTABLE ? 'warning' : 'error';
}
