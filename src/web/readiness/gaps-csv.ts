import Papa from 'papaparse';

/** A spreadsheet runs a cell that begins so; an apostrophe makes it text. */
const runs = /^[=+\-@\t\r]/;

const safe = (cell: string) => (runs.test(cell) ? `'${cell}` : cell);

/** CSV as spreadsheets open it in every language: UTF-8 with BOM, CRLF, every cell safe to open. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse([[...header], ...rows.map((row) => row.map(safe))], { newline: '\r\n' })}`;
}

/** Hands text to the browser as a file to keep. */
export function saveText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
