import type { AuditEntry } from './audit-entry.ts';

const json = (facts: AuditEntry['before']) => (facts === null ? '' : JSON.stringify(facts));

const COLUMNS: readonly { header: string; cell: (entry: AuditEntry) => string }[] = [
  { header: 'Number', cell: ({ number }) => String(number) },
  { header: 'Time', cell: ({ at }) => at },
  { header: 'Person', cell: ({ actorName }) => actorName },
  { header: 'Person ID', cell: ({ actorId }) => actorId ?? '' },
  { header: 'Action', cell: ({ action }) => action },
  { header: 'Kind', cell: ({ subject }) => subject },
  { header: 'Thing', cell: ({ title }) => title },
  { header: 'Thing ID', cell: ({ subjectId }) => subjectId },
  { header: 'Before', cell: ({ before }) => json(before) },
  { header: 'After', cell: ({ after }) => json(after) },
  { header: 'Request ID', cell: ({ requestId }) => requestId ?? '' },
  { header: 'Previous Hash', cell: ({ previousHash }) => previousHash },
  { header: 'Hash', cell: ({ hash }) => hash },
];

/** The columns of an exported audit trail; with the hashes, so that who has the file can tell what was changed since. */
export const TRAIL_HEADERS: readonly string[] = COLUMNS.map(({ header }) => header);

export function trailCells(entry: AuditEntry): string[] {
  return COLUMNS.map(({ cell }) => cell(entry));
}

/** @param day YYYY-MM-DD */
export function trailFileName(day: string): string {
  return `audit-trail_${day}.csv`;
}
