import type { Cells } from './table-rows.ts';

/** A table that stands in lines of a text, from one to before another. */
export interface TextTable {
  to: number;
  rows: Cells[];
  /** The first row names the columns. */
  hasHeader: boolean;
}

/** What a reader says: up to which line it has looked, and the table there. */
export interface Looked {
  to: number;
  table: Omit<TextTable, 'to'> | null;
}
