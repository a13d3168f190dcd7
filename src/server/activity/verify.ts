import type { Transaction } from 'kysely';
import type { AuditEntry, Verification } from '#domain/activity/audit-entry.ts';
import type { Services } from '../platform/services.ts';
import type { Tables } from '../tables.ts';
import { openAnchorCheck } from './anchor-checks.ts';
import { readAnchors } from './anchors.ts';
import { beginWalk, walkOn } from './entry-proof.ts';
import { readChain, readHead, readLawfulEnds } from './store.ts';

const BATCH = 1000;

/** What a chain is verified by, besides itself. */
export interface Verifier {
  auditKey: string;
  /** Under which the anchors lie. */
  dataDir: string;
  now: Date;
}

/** What a running server verifies by. */
export const verifierOf = ({ auditKey, settings }: Pick<Services, 'auditKey' | 'settings'>): Verifier => ({
  auditKey,
  dataDir: settings.DATA_DIR,
  now: new Date(),
});

interface Chain {
  /** Whose it is: an organisation's id, or what stands for the installation. */
  owner: string;
  chainId: string;
  head: { number: number; hash: string } | undefined;
  /** The entries behind a number, in order. */
  read: (after: number, most: number) => Promise<AuditEntry[]>;
  lawfulEnds: AuditEntry[];
}

/** Walks an organisation's chain; see `verify`. */
export async function verifyChain(
  db: Transaction<Tables>,
  organisationId: string,
  verifier: Verifier,
): Promise<Verification> {
  const head = await readHead(db, organisationId);
  const chain = {
    owner: organisationId,
    chainId: head?.chainId ?? organisationId,
    head,
    read: (after: number, most: number) => readChain(db, organisationId, after, most),
    lawfulEnds: await readLawfulEnds(db, organisationId),
  };
  return verify(chain, verifier);
}

/**
 * Walks a chain from its first entry to its head, and holds it against what was noted outside of the database. The first entry that does not
 * stand is named with what is wrong; see `BREACHES`.
 */
export async function verify(
  { owner, chainId, head, read, lawfulEnds }: Chain,
  { auditKey, dataDir, now }: Verifier,
): Promise<Verification> {
  const anchors = openAnchorCheck(chainId, auditKey, await readAnchors(dataDir, owner), lawfulEnds);
  const walk = beginWalk(chainId, auditKey);
  const outcome = (broken: Verification['broken']): Verification => ({
    entries: walk.entries,
    verifiedAt: now.toISOString(),
    keyedFrom: walk.keyedFrom,
    anchor: anchors.last,
    broken,
  });
  for (;;) {
    const batch = await read(walk.entries, BATCH);
    for (const entry of batch) {
      const number = walk.entries + 1;
      const reason = anchors.isOther(entry) ? 'anchor' : walkOn(walk, entry);
      if (reason) return outcome({ number, reason });
    }
    if (batch.length < BATCH) break;
  }
  // Entries cut off the end leave a chain that is sound in itself; the head, and what was noted elsewhere, remember how long it was.
  if (Math.max(head?.number ?? 0, anchors.last?.number ?? 0) > walk.entries)
    return outcome({ number: walk.entries + 1, reason: 'missing' });
  if ((head?.number ?? 0) < walk.entries || (head && head.hash !== walk.hash))
    return outcome({ number: walk.entries, reason: 'link' });
  return outcome(anchors.hasVanished() ? { number: 1, reason: 'anchor' } : null);
}
