import type { Messages } from '../organisations/messages.ts';
import type { Vendor } from './view.ts';

/** What a cell holds. Figures and moments follow from facts, and an import leaves them alone; it compares names with those it knows. */
export type ColumnKind = 'text' | 'name' | 'number' | 'day' | 'list' | 'figure' | 'moment';

/** The columns of the list as a file, in their order; an import knows them by their headings in every language. */
const COLUMNS = {
  name: 'text',
  tier: 'name',
  industry: 'text',
  compliance: 'name',
  score: 'figure',
  incidents: 'figure',
  owner: 'name',
  reviewMonths: 'number',
  reviewDueOn: 'day',
  website: 'text',
  domains: 'list',
  description: 'text',
  notes: 'text',
  lastScanAt: 'moment',
  changedAt: 'moment',
} as const satisfies Record<string, ColumnKind>;
export type FileColumn = keyof typeof COLUMNS;
export type ImportColumn = {
  [Column in FileColumn]: (typeof COLUMNS)[Column] extends 'figure' | 'moment' ? never : Column;
}[FileColumn];

export const FILE_COLUMNS = Object.keys(COLUMNS) as readonly FileColumn[];
export const IMPORT_COLUMNS = FILE_COLUMNS.filter(
  (column): column is ImportColumn => !['figure', 'moment'].includes(COLUMNS[column]),
);
export const kindOf = (column: FileColumn): ColumnKind => COLUMNS[column];

/** A text, a number, or an ISO date; null is an empty cell. */
export type FileCell = string | number | { date: string } | null;

/** A vendor as a row of a file, in the order of the columns. Tier and compliance stay as they are: an import reads them again. */
export function cellsOf(vendor: Vendor): FileCell[] {
  return FILE_COLUMNS.map((column) => {
    const value = column === 'owner' ? vendor.ownerName : vendor[column];
    if (Array.isArray(value)) return value.join(', ');
    const isDay = COLUMNS[column] === 'day' || COLUMNS[column] === 'moment';
    return isDay && typeof value === 'string' ? { date: value.slice(0, 10) } : value;
  });
}

/** What a column is called: as the list calls it, or else as the form does. */
export function headingOf(column: FileColumn, t: Messages<'vendors'>): string {
  if (column === 'name' || column === 'score' || column === 'incidents') return t(`column.${column}`);
  if (column === 'lastScanAt' || column === 'changedAt') return t(`heading.${column}`);
  return t(`field.${column}`);
}

export const FILE_FORMATS = ['csv', 'xlsx'] as const;

export const fileNameOf = (day: string, format: (typeof FILE_FORMATS)[number]) => `vendors_${day}.${format}`;
