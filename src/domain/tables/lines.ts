import { z } from 'zod';
import { type HeadingMatch, type HeadingReader, headingReader, headingsLike, matchHeadings } from './headings.ts';
import { meaningByProduct, type ProductHeadings } from './products.ts';
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

/** What was taken back of an import, and by name what stays as it is, and whose owner has left and cannot be theirs again. */
export const ImportUndone = z.object({
  undone: z.number().int(),
  kept: z.array(z.string()),
  ownerGone: z.array(z.string()),
});
export type ImportUndone = z.infer<typeof ImportUndone>;

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

/** What each column of a table fills; null is left out. */
export type ColumnMapping<Column extends string> = readonly (Column | null)[];

/** Reads tables by their headings. */
export interface LineReader<Column extends string> extends HeadingReader {
  columns: readonly Column[];
  /** The column that every row needs. */
  key: Column;
  /** What each heading of a table is taken for. */
  match: (headings: readonly string[]) => HeadingMatch<Column>[];
  /** The lines of a table; null where none of its headings is that of the key. */
  linesIn: (table: Table) => Line<Column>[] | null;
}

/** Reads by our own headings, in whatever languages `headingsOf` knows, and by what else people (as `headingsLike` says) and products call a column. */
export function lineReader<Column extends string>(
  columns: readonly Column[],
  headingsOf: (column: NoInfer<Column>) => readonly string[],
  others: Readonly<Partial<Record<NoInfer<Column>, string>>>,
  key: NoInfer<Column>,
  ofProducts: ProductHeadings<NoInfer<Column>> = {},
): LineReader<Column> {
  const own = new Map(
    columns.flatMap((column) =>
      [column, ...headingsOf(column)].map((heading): [string, Column] => [plain(heading), column]),
    ),
  );
  const like = headingsLike(
    Object.fromEntries(
      columns.map((column) => [column, [...headingsOf(column), others[column] ?? ''].join(',')]),
    ) as Record<Column, string>,
  );
  const match = (headings: readonly string[]) =>
    matchHeadings(headings, {
      ...like,
      product: [meaningByProduct(headings, ofProducts)],
      exact: [(heading) => own.get(plain(heading)), ...like.exact],
    });
  return {
    ...headingReader(match, key),
    columns,
    key,
    match,
    linesIn: (table) => {
      const mapping = match(table.headers).map(({ field }) => field);
      return problemOfMapping(mapping, key) ? null : linesUnder(table, mapping);
    },
  };
}

/** Why a mapping cannot be used: nothing fills the column that every row needs, or two fill the same. */
export function problemOfMapping<Column extends string>(
  mapping: ColumnMapping<Column>,
  key: NoInfer<Column>,
): 'no-key-column' | 'field-twice' | null {
  const filled = mapping.filter((column) => column !== null);
  if (new Set(filled).size < filled.length) return 'field-twice';
  return filled.includes(key) ? null : 'no-key-column';
}

/** The rows of a table with their cells under the columns that they fill. */
export function linesUnder<Column extends string>(
  { rows }: Pick<Table, 'rows'>,
  mapping: ColumnMapping<Column>,
): Line<Column>[] {
  return rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(
      mapping.flatMap((column, place) => (column ? [[column, (cells[place] ?? '').trim()]] : [])),
    ) as Partial<Record<Column, string>>,
  }));
}
