import { z } from 'zod';

/** One sheet of a workbook, or the whole of a CSV file, whose name is ''. Records and cells are counted from 0 here, and from 1 wherever people see them. */
export interface Sheet {
  name: string;
  isHidden: boolean;
  records: readonly (readonly unknown[])[];
}

/** Where in a file a table stands: its sheet, the row of its headings, and its last row where more of the sheet is not of it. */
export const TablePlace = z.object({
  sheet: z.string().max(200),
  header: z.number().int().min(1),
  last: z.number().int().min(1).nullable(),
});
export type TablePlace = z.infer<typeof TablePlace>;

/** Cells that are merged: the first and last row and column, counted from 0. */
export interface MergedCells {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * The records with what a merged cell says in each row it spans: a fact that was written once for many rows. A number is left in its first row,
 * since a sum over rows is no fact of each; cells merged sideways are titles and stay as they are.
 */
export function fillMerged(
  records: readonly (readonly unknown[])[],
  merged: readonly MergedCells[],
): readonly (readonly unknown[])[] {
  const filled = [...records];
  for (const { top, left, bottom } of merged) {
    const value = records[top]?.[left];
    if (value === null || value === undefined || value === '' || typeof value === 'number') continue;
    for (let row = top + 1; row <= bottom && row < filled.length; row++)
      filled[row] = withCell(filled[row] ?? [], left, value);
  }
  return filled;
}

function withCell(record: readonly unknown[], column: number, value: unknown): unknown[] {
  const copy = [...record];
  while (copy.length <= column) copy.push(null);
  copy[column] ??= value;
  return copy;
}
