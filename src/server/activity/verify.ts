import type { Transaction } from 'kysely';
import type { AuditEntry, Verification } from '#domain/activity/audit-entry.ts';
import type { Tables } from '../tables.ts';
import { hashOf, NO_HASH } from '../platform/audit-trail/chain.ts';
import { readChain, readHead } from './store.ts';

const BATCH = 1000;

/**
 * Walks an organisation's chain from its first entry to its head. The first entry that does not stand is named with what is wrong:
 * `missing` (there is none with that number), `link` (it does not follow the entry before it), `content` (it is not what was written).
 */
export async function verifyChain(db: Transaction<Tables>, organisationId: string, now: Date): Promise<Verification> {
  const verifiedAt = now.toISOString();
  const head = await readHead(db, organisationId);
  const chainId = head?.chainId ?? organisationId;
  let entries = 0;
  let previousHash = NO_HASH;
  for (;;) {
    const batch = await readChain(db, organisationId, entries, BATCH);
    for (const entry of batch) {
      const reason = mismatchOf(chainId, entry, entries + 1, previousHash);
      if (reason) return { entries, verifiedAt, broken: { number: entries + 1, reason } };
      entries += 1;
      previousHash = entry.hash;
    }
    if (batch.length < BATCH) break;
  }
  // Entries cut off the end leave a chain that is sound in itself; the head remembers how long it was.
  if ((head?.number ?? 0) > entries) return { entries, verifiedAt, broken: { number: entries + 1, reason: 'missing' } };
  if ((head?.number ?? 0) < entries || (head?.hash ?? NO_HASH) !== previousHash)
    return { entries, verifiedAt, broken: { number: entries, reason: 'link' } };
  return { entries, verifiedAt, broken: null };
}

export function mismatchOf(chainId: string, { hash, ...entry }: AuditEntry, number: number, previousHash: string) {
  if (entry.number !== number) return 'missing' as const;
  if (entry.previousHash !== previousHash) return 'link' as const;
  return hashOf(chainId, entry) === hash ? undefined : ('content' as const);
}
