import type { Reason } from '#domain/documents/reading.ts';
import { MATCH_FEATURES } from '#domain/documents/values.ts';
import type { Features } from './features.ts';
import { BIAS, FRAMEWORK_BIAS, WEIGHTS } from './weights.ts';

/** What a document in a language that is not read gives up in log-odds: what was found there is less certain. */
export const UNREAD = 1.5;

/**
 * Log-odds that a document speaks to a requirement, and everything that adds up to them: where every document starts, its features,
 * what goes to a twin that fits better, and what an unread language costs (`unread`).
 */
export function judge(
  features: Features,
  framework: string,
  toTwin = 0,
  unread = false,
): { logit: number; because: Reason[] } {
  const because: Reason[] = [{ feature: 'base-rate', value: 1, contribution: BIAS + biasOf(framework) }];
  for (const feature of Object.keys(features) as (keyof Features)[]) {
    const contribution = features[feature] * WEIGHTS[feature];
    if (contribution !== 0) because.push({ feature, value: features[feature], contribution });
  }
  if (toTwin > 0) because.push({ feature: 'better-twin', value: 1, contribution: -toTwin });
  if (unread) because.push({ feature: 'unread-language', value: 1, contribution: -UNREAD });
  return { logit: because.reduce((sum, { contribution }) => sum + contribution, 0), because };
}

/** The same log-odds without the reasons, for the many requirements that are never shown. */
export function logitOf(features: Features, framework: string, toTwin = 0, unread = false): number {
  let logit = BIAS + biasOf(framework) - toTwin - (unread ? UNREAD : 0);
  for (const feature of MATCH_FEATURES) logit += features[feature] * WEIGHTS[feature];
  return logit;
}

/** What a framework adds; an edition that no document was labelled for takes it from the other. */
function biasOf(framework: string): number {
  const known = FRAMEWORK_BIAS[framework];
  if (known !== undefined) return known;
  const family = framework.replace(/\d{4}$/, '');
  return Object.entries(FRAMEWORK_BIAS).find(([id]) => id.replace(/\d{4}$/, '') === family)?.[1] ?? 0;
}

/** A probability from log-odds. */
export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
