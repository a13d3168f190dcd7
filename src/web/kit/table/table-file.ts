import { findTables, type KnowsHeadings } from '#domain/tables/find-tables.ts';
import { type Table, tableAt, type TableLimits, type TableRefusal } from '#domain/tables/table.ts';
import { sheetsOfFile } from './sheets-of-file.ts';

/** Why no lines were found in a file: `no-key-column`, when no heading is the one that every line needs. */
export type LinesRefusal = TableRefusal | 'no-key-column';

/** The lines of the table in a file that fits best among those with the column they need. */
export async function linesOfFile<Line>(
  file: File,
  limits: TableLimits & { bytes: number },
  knows: KnowsHeadings,
  linesOf: (table: Table) => Line[] | null,
): Promise<{ lines: Line[] } | { refusal: LinesRefusal }> {
  const [{ default: papa }, { default: readSheets }] = await Promise.all([
    import('papaparse'),
    import('read-excel-file/browser'),
  ]);
  const sheets = await sheetsOfFile(file, limits.bytes, {
    parseCsv: (text, delimiter) => papa.parse<string[]>(text, { delimiter }).data,
    readWorkbook: (workbook) => readSheets(workbook),
  });
  if ('refusal' in sheets) return sheets;
  let refusal: LinesRefusal | undefined;
  for (const { place } of findTables(sheets, knows)) {
    const table = tableAt(sheets.find(({ name }) => name === place.sheet)?.records ?? [], limits, place);
    const lines = 'refusal' in table ? null : linesOf(table);
    if (lines) return { lines };
    refusal ??= 'refusal' in table ? table.refusal : 'no-key-column';
  }
  return { refusal: refusal ?? 'empty' };
}
