import { z } from 'zod';
import type { Table } from './table.ts';

/** Why a row of a file is left out: the column at fault, its cell and what is allowed, in English and by the code of that message. */
export const FieldError = z.object({
  column: z.string(),
  value: z.string(),
  message: z.string(),
  code: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/** What becomes of a row of a file: something new, a change of what has its name, nothing new, or nothing for the reasons named. */
export const RowOutcome = z.object({
  row: z.number().int(),
  fate: z.enum(['new', 'update', 'same', 'refused']),
  faults: z.array(FieldError),
});
export type RowOutcome = z.infer<typeof RowOutcome>;

/** A row with its cells under the names of our columns. `row` counts as a spreadsheet does. */
export interface Line<Column extends string> {
  row: number;
  values: Partial<Record<Column, string>>;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** Whether two cells or headings say the same, but for case and spaces. */
export const saysSame = (one: string, other: string) => plain(one) === plain(other);

/** Reads a table by its headings, which are ours in whatever languages `headingsOf` knows. The reader answers null where none of them is that of `key`. */
export function lineReader<Column extends string>(
  columns: readonly Column[],
  headingsOf: (column: NoInfer<Column>) => readonly string[],
  key: NoInfer<Column>,
): (table: Table) => Line<Column>[] | null {
  const columnOf = new Map(
    columns.flatMap((column) => [
      [plain(column), column] as const,
      ...headingsOf(column).map((heading) => [plain(heading), column] as const),
    ]),
  );
  return ({ headers, rows }) => {
    const found = headers.map((header) => columnOf.get(plain(header)));
    if (!found.includes(key)) return null;
    return rows.map(({ row, cells }) => ({
      row,
      values: Object.fromEntries(
        found.flatMap((column, place) => (column ? [[column, (cells[place] ?? '').trim()]] : [])),
      ) as Partial<Record<Column, string>>,
    }));
  };
}
