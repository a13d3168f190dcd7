import type { KnownControl } from './acceptance.ts';
import { scoreOf, type Point } from './score.ts';

/** What is odd about a residual risk that is said to be lower than the inherent one. */
export type Claim = 'no-controls' | 'none-implemented' | 'some-not-implemented';

/**
 * A residual risk below the inherent one rests on what was done. Null where it does not claim that, or where every linked control that applies
 * is implemented.
 */
export function claimOf(
  inherent: Point | null,
  residual: Point | null,
  controls: readonly KnownControl[],
  hasDoneActions = false,
): Claim | null {
  if (!inherent || !residual || scoreOf(residual) >= scoreOf(inherent)) return null;
  const applied = controls.filter(({ applicable }) => applicable);
  if (applied.length === 0) return hasDoneActions ? null : 'no-controls';
  const implemented = applied.filter(({ status }) => status === 'Implemented').length;
  if (implemented === applied.length) return null;
  return implemented === 0 ? 'none-implemented' : 'some-not-implemented';
}
