import type { Anchor, AuditEntry } from '#domain/activity/audit-entry.ts';
import { hashOf } from '../platform/audit-trail/chain.ts';
import type { AnchorLine } from './anchors.ts';

/**
 * Holds a chain against what was noted of it outside of the database. Two acts lawfully end what was noted: an operator brought back an older
 * copy of the database, or a trail made room for a restored one. Both are entries under the installation's key (`lawfulEnds`).
 */
export function openAnchorCheck(chainId: string, key: string, lines: readonly AnchorLine[], lawfulEnds: AuditEntry[]) {
  const keyed = lawfulEnds.filter(({ hash, ...entry }) => hashOf(chainId, entry, key) === hash);
  const returns = keyed.filter(({ action }) => action === 'restored');
  const isEnded = ({ number, at }: AnchorLine) => returns.some((entry) => number >= entry.number && at < entry.at);
  const own = lines.filter((line) => line.chainId === chainId && !isEnded(line));
  const byNumber = Map.groupBy(own, ({ number }) => number);
  const last = own.reduce<AnchorLine | undefined>(
    (latest, line) => (latest && latest.number >= line.number ? latest : line),
    undefined,
  );
  return {
    last: last ? ({ number: last.number, hash: last.hash, at: last.at } satisfies Anchor) : null,
    isOther: ({ number, hash }: Pick<AuditEntry, 'number' | 'hash'>) =>
      byNumber.get(number)?.some((line) => line.hash !== hash) ?? false,
    /** Whether a trail that was noted here has gone without an act that tells of it. */
    hasVanished: () => {
      const told = keyed.filter(({ action }) => action === 'replaced').map(({ before }) => before);
      const others = Map.groupBy(
        lines.filter((line) => line.chainId !== chainId),
        (line) => line.chainId,
      );
      return [...others.values()].some((trail) => !told.some((end) => trail.every((line) => isWithin(line, end))));
    },
  };
}

/** @param end how many entries a trail had that made room, and the hash of the last */
function isWithin({ number, hash }: AnchorLine, end: unknown): boolean {
  const { entries = 0, hash: lastHash } = (end ?? {}) as { entries?: number; hash?: string };
  return number < entries || (number === entries && hash === lastHash);
}
