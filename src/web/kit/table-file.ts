import { delimiterOf } from '#domain/tables/csv.ts';
import { decodeTable, type TableRefusal } from '#domain/tables/table.ts';

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
