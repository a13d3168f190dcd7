import type { AuditEntry, Verification } from '#domain/activity/audit-entry.ts';
import { hashOf, NO_HASH, unkeyedHashOf } from '../platform/audit-trail/chain.ts';

type Breach = NonNullable<Verification['broken']>['reason'];

/** Who can have written an entry: this installation, anybody (its hash has no key, as before version 2.2), or another installation. */
type Writer = 'here' | 'anybody' | 'elsewhere';

/** How far a chain was walked, and from which entry on it is keyed. */
export interface Walk {
  chainId: string;
  key: string;
  /** A file may hold what another installation wrote. */
  isOfFile: boolean;
  entries: number;
  hash: string;
  writer: Writer;
  keyedFrom: number | null;
}

export const beginWalk = (chainId: string, key: string, isOfFile = false): Walk => ({
  chainId,
  key,
  isOfFile,
  entries: 0,
  hash: NO_HASH,
  writer: 'anybody',
  keyedFrom: null,
});

/**
 * Takes the next entry of a chain. A chain is keyed from one entry on, by one installation: whatever else comes behind a keyed entry was
 * changed or added by somebody who does not hold the key.
 * @returns what is wrong with it; then the walk stays where it was
 */
export function walkOn(walk: Walk, entry: AuditEntry): Breach | undefined {
  if (entry.number !== walk.entries + 1) return 'missing';
  if (entry.previousHash !== walk.hash) return 'link';
  const writer = writerOf(walk, entry);
  if (writer === 'elsewhere' && !walk.isOfFile) return 'content';
  if (writer !== walk.writer && walk.writer !== 'anybody') return 'content';
  walk.entries += 1;
  walk.hash = entry.hash;
  walk.writer = writer;
  if (writer === 'here') walk.keyedFrom ??= entry.number;
  return undefined;
}

function writerOf({ chainId, key }: Walk, { hash, ...entry }: AuditEntry): Writer {
  if (hashOf(chainId, entry, key) === hash) return 'here';
  return unkeyedHashOf(chainId, entry) === hash ? 'anybody' : 'elsewhere';
}
