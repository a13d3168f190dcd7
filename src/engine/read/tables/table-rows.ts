import { joinLines } from '../normalise.ts';

/** Stands for a cell without text. */
export const EMPTY = '–';

/** A row of a table in a text: its cells, an empty text where there is nothing. */
export type Cells = string[];

/** Whether cells are names: words, and no dates. */
export function namesColumns(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return (
    filled.length >= 2 &&
    filled.every((cell) => cell.length <= 80 && /\p{L}/u.test(cell) && !/^\d{4}-\d\d-\d\d/.test(cell))
  );
}

/** Whether the first row of a table in a text names its columns: no cell is an amount, but "1st response" is none. */
export function isHeaderRow(cells: readonly string[]): boolean {
  return (
    namesColumns(cells) &&
    cells.every((cell) => !/^[<>≤≥~]?\s?\d+(?!\d*(?:st|nd|rd|th|er|re|e|º|ª|\.)(?:\s|$))/i.test(cell))
  );
}

/** "Owner:   Head of operations": names with their values, and no table. */
export function isListOfValues(rows: readonly Cells[]): boolean {
  return rows.filter((row) => row[0]?.endsWith(':')).length > rows.length / 2;
}

/** Adds the cells of a wrapped line to the row that it goes on with. */
export function continueRow(row: Cells, cells: readonly string[]): void {
  cells.forEach((cell, column) => {
    if (cell !== '') row[column] = row[column] ? joinLines(row[column], cell) : cell;
  });
}

/** A row as it stands in the text: cells up to the last that says something, empty ones in between marked. */
export function rowText(cells: readonly string[]): string {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells
    .slice(0, last + 1)
    .map((cell) => cell || EMPTY)
    .join(' | ');
}
