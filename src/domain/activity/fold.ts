import type { AuditEntry } from './audit-entry.ts';

type Told = Pick<AuditEntry, 'at' | 'actorName' | 'action' | 'subject' | 'subjectId'>;

/** What one actor did to things of one kind on one day. */
export interface Folded<Entry extends Told> {
  /** The newest of them. */
  entry: Entry;
  /** How many things it was done to, however often. */
  count: number;
}

const nameOf = ({ at, actorName, action, subject }: Told) => [at.slice(0, 10), actorName, action, subject].join('\n');

/** Entries, newest first, with what belongs together told once, where the newest of it stands. */
export function foldEntries<Entry extends Told>(entries: readonly Entry[]): Folded<Entry>[] {
  return [...Map.groupBy(entries, nameOf).values()].flatMap((together) => {
    const [entry] = together;
    return entry ? [{ entry, count: new Set(together.map(({ subjectId }) => subjectId)).size }] : [];
  });
}
