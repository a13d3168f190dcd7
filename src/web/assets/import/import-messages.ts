import type { DateOrder } from '#domain/assets/cells.ts';
import type { LearntHeadings, Mapping } from '#domain/assets/column-matches.ts';
import type { ImportErrorMessages } from '#domain/assets/import-errors.ts';
import type { ImportKey } from '#domain/assets/import-fields.ts';
import type { ImportIssue } from '#domain/assets/import-issues.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import type { FoundTable } from '#domain/tables/find-tables.ts';
import type { TableNotice } from '#domain/tables/left-out.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import type { TableRefusal } from '#domain/tables/table.ts';

/** What the page asks of the worker that holds the file. */
export type Question = { id: number } & Ask;
export type Ask =
  | { kind: 'open'; file: File; learnt: LearntHeadings }
  /** Another table of the file that is open. */
  | { kind: 'place'; place: TablePlace; learnt: LearntHeadings }
  | { kind: 'check'; plan: ImportPlan }
  | { kind: 'faults'; plan: ImportPlan; messages: ImportErrorMessages };

/** A row that may hold the headings of a sheet, with its first words. */
export interface SheetHead {
  row: number;
  text: string;
}

/** Which table of the file is read, and which others there are. */
export interface TableChoice {
  place: TablePlace;
  tables: readonly FoundTable[];
  /** Rows of the same sheet that may be headings. */
  heads: readonly SheetHead[];
  notices: readonly TableNotice[];
}

export interface Opened {
  kind: 'opened';
  headers: string[];
  /** The first row, by column. */
  sample: string[];
  total: number;
  /** What the headings were taken for. */
  mapping: Mapping;
  /** The columns whose heading is only like that of their field. */
  doubtful: number[];
  choice: TableChoice;
  /** Null when the file has slashed dates that can be read both ways. */
  dateOrder: DateOrder | null;
}

export interface Checked {
  row: number;
  name: string;
  status: 'valid' | 'warning' | 'error';
  issues: ImportIssue[];
}

/** A word that is none of a field's choices, or nothing where something must stand, and in how many rows. */
export interface UnknownValue {
  field: ImportKey;
  value: string;
  suggestion: string | null;
  count: number;
}

export interface Validation {
  kind: 'checked';
  counts: { valid: number; warning: number; error: number };
  rows: Checked[];
  unknownValues: UnknownValue[];
}

export type Answer = { id: number } & (
  | Opened
  | Validation
  | { kind: 'refused'; refusal: TableRefusal }
  /** The rows with errors as a CSV file. */
  | { kind: 'faults'; file: Blob }
);
