import { findTables } from '#domain/tables/find-tables.ts';
import type { HeadingReader } from '#domain/tables/headings.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { type Table, tableAt, type TableLimits, type TableRefusal } from '#domain/tables/table.ts';
import { sheetsOfFile } from './sheets-of-file.ts';
import { headsOf, type TableChoice } from './table-choice.ts';

/** One table of a file, and which of its tables it is. */
export interface OpenTable {
  table: Table;
  choice: TableChoice;
  /** The rows that it has where another column is the one that every row needs. */
  rowsBy: (key: number) => Table['rows'];
}

/** Why a table was not opened; also where another one is to be chosen. */
interface Refused<Refusal> {
  refusal: Refusal;
  choice?: TableChoice;
}

/** The table at a place; without one, that which fits best among those with the column that every row needs, or else of all. */
export async function openTableOf(
  file: File,
  limits: TableLimits & { bytes: number },
  reader: HeadingReader,
  place: TablePlace | null,
): Promise<OpenTable | Refused<TableRefusal>> {
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
  let keyless: OpenTable | undefined;
  let refused: Refused<TableRefusal> | undefined;
  for (const each of place ? [place] : tables.map((table) => table.place)) {
    const records = sheets.find(({ name }) => name === each.sheet)?.records ?? [];
    const table = tableAt(records, limits, each, reader.keyIn);
    const choice = {
      place: each,
      tables,
      heads: headsOf(records),
      notices: 'refusal' in table ? [] : table.notices,
    };
    if ('refusal' in table) {
      refused ??= { refusal: table.refusal, choice };
      continue;
    }
    const rowsBy = (key: number) => {
      const other = tableAt(records, limits, each, () => key);
      return 'refusal' in other ? [] : other.rows;
    };
    if (reader.keyIn(table.headers) !== -1) return { table, choice, rowsBy };
    keyless ??= { table, choice, rowsBy };
  }
  return keyless ?? refused ?? { refusal: 'empty' };
}

/** Why no lines were found in a file: `no-key-column`, when no heading is the one that every line needs. */
export type LinesRefusal = TableRefusal | 'no-key-column';

/** The lines of a table of a file as its headings alone tell them. */
export async function linesOfFile<Line>(
  file: File,
  limits: TableLimits & { bytes: number },
  reader: HeadingReader & { linesIn: (table: Table) => Line[] | null },
  place: TablePlace | null,
): Promise<{ lines: Line[]; choice: TableChoice } | Refused<LinesRefusal>> {
  const opened = await openTableOf(file, limits, reader, place);
  if ('refusal' in opened) return opened;
  const lines = reader.linesIn(opened.table);
  return lines ? { lines, choice: opened.choice } : { refusal: 'no-key-column', choice: opened.choice };
}
