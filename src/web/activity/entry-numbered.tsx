import { useEntries } from './activity-queries.ts';
import { EntryDialog } from './entry-dialog.tsx';

/** An entry found by its number: pages of one, newest first. */
export function EntryNumbered({ number, onClose }: { number: number; onClose: () => void }) {
  const newest = useEntries({ pageSize: 1 });
  const last = newest.data?.rows[0]?.number;
  const entry = useEntries({ pageSize: 1, page: last === undefined ? 0 : Math.max(0, last - number) });
  const found = entry.data?.rows[0];
  return found && found.number === number ? <EntryDialog entry={found} onClose={onClose} /> : null;
}
