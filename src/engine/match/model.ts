import type { Reason } from '#domain/documents/reading.ts';
import type { Features } from './features.ts';
import { BIAS, WEIGHTS } from './weights.ts';

/** Log-odds that a document speaks to a requirement, and what every feature adds to it. */
export function judge(features: Features): { logit: number; because: Reason[] } {
  const because = (Object.keys(features) as (keyof Features)[])
    .map((feature) => ({ feature, value: features[feature], contribution: features[feature] * WEIGHTS[feature] }))
    .filter(({ contribution }) => contribution !== 0);
  return { logit: because.reduce((sum, { contribution }) => sum + contribution, BIAS), because };
}

/** A probability from log-odds. */
export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
