import type { Reason } from '#domain/documents/reading.ts';
import type { Features } from './features.ts';
import { BIAS, FRAMEWORK_BIAS, WEIGHTS } from './weights.ts';

/**
 * Log-odds that a document speaks to a requirement, and everything that adds up to them: where every document starts, its features,
 * and what goes to a twin that fits better.
 */
export function judge(features: Features, framework: string, toTwin = 0): { logit: number; because: Reason[] } {
  const because: Reason[] = [{ feature: 'base-rate', value: 1, contribution: BIAS + (FRAMEWORK_BIAS[framework] ?? 0) }];
  for (const feature of Object.keys(features) as (keyof Features)[]) {
    const contribution = features[feature] * WEIGHTS[feature];
    if (contribution !== 0) because.push({ feature, value: features[feature], contribution });
  }
  if (toTwin > 0) because.push({ feature: 'better-twin', value: 1, contribution: -toTwin });
  return { logit: because.reduce((sum, { contribution }) => sum + contribution, 0), because };
}

/** A probability from log-odds. */
export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
