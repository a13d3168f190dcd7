import type { RunReason } from './values.ts';

/** A rule acts upon what a person did (1), upon what a rule did then (2), and upon what followed from that (3). No further. */
export const MOST_DEPTH = 3;

interface Asked {
  ruleId: string;
  /** How many rules led here, this one included. */
  depth: number;
  /** Their ids, the first one first, this one left out. */
  chain: readonly string[];
  ranThisHour: number;
  mostPerHour: number;
}

/**
 * Why a rule must not act, or null. No rule acts upon its own effects, however many others lie between, none beyond the depth, and none more often
 * than its cap: whatever rules there are, what one act sets off comes to an end.
 */
export function refusalOf({ ruleId, depth, chain, ranThisHour, mostPerHour }: Asked): RunReason | null {
  if (chain.includes(ruleId)) return 'own-effect';
  if (depth > MOST_DEPTH) return 'depth';
  return ranThisHour >= mostPerHour ? 'cap' : null;
}
