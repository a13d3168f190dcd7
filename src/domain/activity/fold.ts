import type { AuditEntry } from './audit-entry.ts';

type Told = Pick<AuditEntry, 'at' | 'actorName' | 'action' | 'subject'>;

/** What one actor did to things of one kind, one after another on one day. */
export interface Folded<Entry extends Told> {
  /** The newest of them. */
  entry: Entry;
  count: number;
}

const dayOf = ({ at }: Told) => at.slice(0, 10);

/** Entries, newest first, with what belongs together told once. */
export function foldEntries<Entry extends Told>(entries: readonly Entry[]): Folded<Entry>[] {
  const folded: Folded<Entry>[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    if (last && isSame(last.entry, entry)) last.count += 1;
    else folded.push({ entry, count: 1 });
  }
  return folded;
}

function isSame(a: Told, b: Told): boolean {
  return a.actorName === b.actorName && a.action === b.action && a.subject === b.subject && dayOf(a) === dayOf(b);
}
