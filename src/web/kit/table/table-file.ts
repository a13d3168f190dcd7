import { findTables } from '#domain/tables/find-tables.ts';
import type { HeadingReader } from '#domain/tables/headings.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { type Table, tableAt, type TableLimits, type TableRefusal } from '#domain/tables/table.ts';
import { sheetsOfFile } from './sheets-of-file.ts';
import { headsOf, type TableChoice } from './table-choice.ts';

/** Why no lines were found in a file: `no-key-column`, when no heading is the one that every line needs. */
export type LinesRefusal = TableRefusal | 'no-key-column';

/** The lines of a file, and which of its tables they are; also where another table than theirs is to be chosen. */
export type LinesOfFile<Line> =
  | { lines: Line[]; choice: TableChoice }
  | { refusal: LinesRefusal; choice?: TableChoice };

/** The lines of the table at a place; without one, of that which fits best among those with the column they need. */
export async function linesOfFile<Line>(
  file: File,
  limits: TableLimits & { bytes: number },
  reader: HeadingReader & { linesIn: (table: Table) => Line[] | null },
  place: TablePlace | null,
): Promise<LinesOfFile<Line>> {
  const [{ default: papa }, { default: readSheets }] = await Promise.all([
    import('papaparse'),
    import('read-excel-file/browser'),
  ]);
  const sheets = await sheetsOfFile(file, limits.bytes, {
    parseCsv: (text, delimiter) => papa.parse<string[]>(text, { delimiter }).data,
    readWorkbook: (workbook) => readSheets(workbook),
  });
  if ('refusal' in sheets) return sheets;
  const tables = findTables(sheets, reader);
  let refused: LinesOfFile<Line> | undefined;
  for (const each of place ? [place] : tables.map((table) => table.place)) {
    const records = sheets.find(({ name }) => name === each.sheet)?.records ?? [];
    const table = tableAt(records, limits, each, reader.keyIn);
    const lines = 'refusal' in table ? null : reader.linesIn(table);
    const notices = 'refusal' in table ? [] : table.notices;
    const choice = { place: each, tables, heads: headsOf(records), notices };
    if (lines) return { lines, choice };
    refused ??= { refusal: 'refusal' in table ? table.refusal : 'no-key-column', choice };
  }
  return refused ?? { refusal: 'empty' };
}
