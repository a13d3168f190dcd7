/** Cells from one corner to the other, both counted from 0 and both of it. */
export interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** What the file itself lets into some of its cells. */
export interface CellRule {
  areas: Area[];
  /** One of a list; text of a length; or something that no text is sure to meet (a date, a number, a formula). */
  kind: 'list' | 'length' | 'other';
  /** The values of the list as it spells them; null where they cannot be told from the file. */
  values: string[] | null;
  least: number;
  most: number;
}

/** A table of a questionnaire: a sheet, or a table of a document. `rows` stand at their own numbers, from 0; a row that is not there is empty. */
export interface Grid {
  name: string;
  rows: string[][];
  rules?: CellRule[];
}

/** The columns of a table by what they are for, from 0; no column of questions: nothing is asked there. */
export interface GridColumns {
  question: number | null;
  answer: number | null;
  /** Columns that are marked. */
  yes?: number | null | undefined;
  partly?: number | null | undefined;
  no?: number | null | undefined;
  notApplicable?: number | null | undefined;
  /** What is said beside a short answer, and where it stands in our documents. */
  comment?: number | null | undefined;
  evidence?: number | null | undefined;
}

export function ruleAt({ rules = [] }: Grid, row: number, column: number): CellRule | null {
  return (
    rules.find(({ areas }) =>
      areas.some(({ top, left, bottom, right }) => top <= row && row <= bottom && left <= column && column <= right),
    ) ?? null
  );
}

/** Whether a cell takes a text. */
export function takes(rule: CellRule | null, text: string): boolean {
  if (!rule) return true;
  if (rule.kind === 'list') return rule.values?.includes(text) ?? false;
  return rule.kind === 'length' && rule.least <= text.length && text.length <= rule.most;
}
