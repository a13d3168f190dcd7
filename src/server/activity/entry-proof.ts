import type { AuditEntry, Verification } from '#domain/activity/audit-entry.ts';
import { hashOf, NO_HASH, unkeyedHashOf } from '../platform/audit-trail/chain.ts';

type Breach = NonNullable<Verification['broken']>['reason'];

/** How far a chain was walked, and from which entry on it is keyed. */
export interface Walk {
  chainId: string;
  key: string;
  entries: number;
  hash: string;
  keyedFrom: number | null;
}

export const beginWalk = (chainId: string, key: string): Walk => ({
  chainId,
  key,
  entries: 0,
  hash: NO_HASH,
  keyedFrom: null,
});

/**
 * Takes the next entry of a chain. Once one is keyed, every later one must be: an unkeyed entry behind it was written by somebody who does
 * not hold the key.
 * @returns what is wrong with it; then the walk stays where it was
 */
export function walkOn(walk: Walk, { hash, ...entry }: AuditEntry): Breach | undefined {
  if (entry.number !== walk.entries + 1) return 'missing';
  if (entry.previousHash !== walk.hash) return 'link';
  const isKeyed = hashOf(walk.chainId, entry, walk.key) === hash;
  if (!isKeyed && (walk.keyedFrom !== null || unkeyedHashOf(walk.chainId, entry) !== hash)) return 'content';
  walk.entries += 1;
  walk.hash = hash;
  if (isKeyed) walk.keyedFrom ??= entry.number;
  return undefined;
}
