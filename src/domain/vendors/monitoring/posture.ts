import type { Judged } from './finding.ts';
import { type Check, CHECKS, WEIGHTS } from './values.ts';

/** What a state leaves of a check's points; `info` and `unknown` are left out of the reckoning. */
const LEFT: Partial<Record<Judged['state'], number>> = { ok: 1, warning: 0.5, problem: 0 };

export interface Posture {
  /** 0 to 100; null when we could see less than half of what counts. */
  value: number | null;
  /** What each check takes away, in points of 100, largest first; they add up to what is missing from 100. */
  parts: { check: Check; points: number }[];
}

/** How the domains of a vendor stand: the points left of those that could be judged, over all its domains. No part of the vendor's score. */
export function postureOf(findings: readonly Pick<Judged, 'check' | 'state'>[]): Posture {
  const weigh = (some: typeof findings) => some.reduce((sum, { check }) => sum + WEIGHTS[check], 0);
  const judged = findings.filter(({ state }) => LEFT[state] !== undefined);
  const unseen = weigh(findings.filter(({ state }) => state === 'unknown'));
  const possible = weigh(judged);
  if (possible === 0 || unseen > possible) return { value: null, parts: [] };
  const lostOf = (check: Check) =>
    judged
      .filter((each) => each.check === check)
      .reduce((sum, { state }) => sum + (WEIGHTS[check] * (1 - (LEFT[state] ?? 1)) * 100) / possible, 0);
  const parts = CHECKS.map((check) => ({ check, points: lostOf(check) })).filter(({ points }) => points > 0);
  const lost = parts.reduce((sum, { points }) => sum + points, 0);
  return { value: Math.round(100 - lost), parts: parts.toSorted((one, other) => other.points - one.points) };
}
