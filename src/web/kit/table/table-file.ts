import { delimiterOf } from '#domain/tables/csv.ts';
import { decodeTable, type Table, type TableLimits, tableOf, type TableRefusal } from '#domain/tables/table.ts';

export type FileRefusal = TableRefusal;

type Records = { all: readonly (readonly (readonly unknown[])[])[] } | { refusal: FileRefusal };

/** The cells of a CSV file, or of every sheet of a workbook: our own workbooks may say something else on their first. */
export async function recordsOfFile(file: File, maxBytes: number): Promise<Records> {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > maxBytes) return { refusal: 'too-large' };
  return /\.xlsx$/i.test(file.name) ? sheetsIn(file) : recordsIn(file);
}

async function recordsIn(file: File): Promise<Records> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { refusal: 'unreadable' };
  const text = decodeTable(new Uint8Array(bytes), (part, encoding, isStrict) =>
    new TextDecoder(encoding, { fatal: isStrict }).decode(part),
  );
  if (text === null) return { refusal: 'not-text' };
  const { default: papa } = await import('papaparse');
  return { all: [papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data] };
}

async function sheetsIn(file: File): Promise<Records> {
  const { default: readSheets } = await import('read-excel-file/browser');
  const sheets = await readSheets(file).catch(() => null);
  return sheets ? { all: sheets.map(({ data }) => data) } : { refusal: 'not-a-workbook' };
}

/** Why no lines were found in a file: `no-key-column`, when no heading is the one that every line needs. */
export type LinesRefusal = FileRefusal | 'no-key-column';

/** The lines of a CSV file, or of the first sheet of a workbook that has the column they need. */
export async function linesOfFile<Line>(
  file: File,
  limits: TableLimits & { bytes: number },
  linesOf: (table: Table) => Line[] | null,
): Promise<{ lines: Line[] } | { refusal: LinesRefusal }> {
  const sheets = await recordsOfFile(file, limits.bytes);
  if ('refusal' in sheets) return sheets;
  let refusal: LinesRefusal = 'no-rows';
  for (const records of sheets.all) {
    const table = tableOf(records, limits);
    const lines = 'refusal' in table ? null : linesOf(table);
    if (lines) return { lines };
    refusal = 'refusal' in table ? table.refusal : 'no-key-column';
  }
  return { refusal };
}
