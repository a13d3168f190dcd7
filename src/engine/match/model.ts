import type { Reason } from '#domain/documents/analysis.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { MATCH_FEATURES } from '#domain/documents/values.ts';
import type { View } from './evidence.ts';
import type { Features, Weights } from './features.ts';
import { NAMED, UNNAMED } from './weights.ts';

/** What a document in a language that is not read gives up in log-odds: what was found there is less certain. */
export const UNREAD = 1.5;
/** A name that matches a requirement less than this names none. */
const NAMES = 0.3;

/** Beside its features: what goes to a twin that fits better, whether its language is not read, whether it is a section of a document. */
export interface Costs {
  toTwin?: number | undefined;
  unread?: boolean;
  /** Of a section what it gives up beside the whole document; below 0 where the document is made of such sections. */
  section?: number;
  /** What speaks against what it says of it, in log-odds. */
  unsound?: number;
}

/** A text whose names name something is judged by them above all; one whose names say nothing ("Scan0001.pdf") by its words. */
export function weightsFor({ bestTitle }: Pick<View, 'bestTitle'>): Weights {
  return bestTitle >= NAMES ? NAMED : UNNAMED;
}

/** Log-odds that a text speaks to a requirement, and everything that adds up to them: where every text starts, its features, and its costs. */
export function judge(
  features: Features,
  own: Requirement['bias'],
  { of, bias, weights }: Weights,
  { toTwin = 0, unread = false, section = 0, unsound = 0 }: Costs,
): { logit: number; because: Reason[] } {
  const because: Reason[] = [{ feature: 'base-rate', value: 1, contribution: bias + (own?.[of] ?? 0) }];
  for (const feature of MATCH_FEATURES) {
    const contribution = features[feature] * weights[feature];
    if (contribution !== 0) because.push({ feature, value: features[feature], contribution });
  }
  if (toTwin > 0) because.push({ feature: 'better-twin', value: 1, contribution: -toTwin });
  if (unread) because.push({ feature: 'unread-language', value: 1, contribution: -UNREAD });
  if (section !== 0) because.push({ feature: 'section-only', value: 1, contribution: -section });
  if (unsound > 0) because.push({ feature: 'unsound', value: 1, contribution: -unsound });
  return { logit: because.reduce((sum, { contribution }) => sum + contribution, 0), because };
}

/** The same log-odds without the reasons, for the many requirements that are never shown. */
export function logitOf(
  features: Features,
  own: Requirement['bias'],
  { of, bias, weights }: Weights,
  { toTwin = 0, unread = false, section = 0, unsound = 0 }: Costs,
): number {
  let logit = bias + (own?.[of] ?? 0) - toTwin - (unread ? UNREAD : 0) - section - unsound;
  for (const feature of MATCH_FEATURES) logit += features[feature] * weights[feature];
  return logit;
}

/** A probability from log-odds. */
export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
