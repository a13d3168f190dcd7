import type { DateOrder } from '#domain/assets/reading/cells.ts';
import type { LearntHeadings, Mapping } from '#domain/assets/reading/column-matches.ts';
import type { Validation } from '#domain/assets/import-check.ts';
import type { ImportErrorMessages } from '#domain/assets/import-errors.ts';
import type { ImportKey } from '#domain/assets/import-fields.ts';
import type { ImportPlan, ReadingPlan } from '#domain/assets/import-plan.ts';
import type { AssetVocabulary } from '#domain/assets/vocabulary/vocabulary.ts';
import type { HeadingMatch } from '#domain/tables/headings.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import type { TableRefusal } from '#domain/tables/table.ts';
import type { TableChoice } from '../../kit/table/table-choice.ts';

/** What the organisation's headings are known to mean: by what earlier imports taught, and by its own fields. */
export interface Known {
  learnt: LearntHeadings;
  vocabulary: AssetVocabulary;
}

/** What the page asks of the worker that holds the file. */
export type Question = { id: number } & Ask;
export type Ask =
  | { kind: 'open'; file: File; known: Known }
  /** Another table of the file that is open. */
  | { kind: 'place'; place: TablePlace; known: Known }
  | { kind: 'check'; plan: ReadingPlan }
  | { kind: 'faults'; plan: ReadingPlan; messages: ImportErrorMessages };

export interface AssetTableChoice extends TableChoice {
  /** The product from which the file comes, where its headings tell. */
  product: string | null;
}

export interface Opened {
  kind: 'opened';
  headers: string[];
  /** Some cells of each column. */
  examples: string[][];
  total: number;
  /** What the headings were taken for. */
  mapping: Mapping;
  /** The same, with the reason of each. */
  matches: HeadingMatch<ImportKey>[];
  choice: AssetTableChoice;
  /** Null when the file has slashed dates that can be read both ways. */
  dateOrder: DateOrder | null;
}

export type Answer = { id: number } & (
  | Opened
  | ({ kind: 'checked' } & Validation)
  | { kind: 'refused'; refusal: TableRefusal }
  /** The rows with errors as a CSV file. */
  | { kind: 'faults'; file: Blob }
);

/** What a person decides about the rows. */
export type RowDecisions = Required<Pick<ImportPlan, 'replacements' | 'edits' | 'fillFrom'>>;
