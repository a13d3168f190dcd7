import { IMPORT_LIMITS, type RiskLine, riskLinesOf } from '#domain/risks/import.ts';
import { delimiterOf } from '#domain/tables/csv.ts';
import { decodeTable, tableOf } from '#domain/tables/table.ts';
import type { TableRefusal } from '#domain/tables/table.ts';

/** Why a file cannot be imported at all. */
export type RisksFileRefusal = TableRefusal | 'no-title-column';

/** The rows of a CSV file or of the first sheet of a workbook that has a column for the risk. */
export async function readRisksFile(file: File): Promise<{ lines: RiskLine[] } | { refusal: RisksFileRefusal }> {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > IMPORT_LIMITS.bytes) return { refusal: 'too-large' };
  const sheets = /\.xlsx$/i.test(file.name) ? await sheetsIn(file) : await recordsIn(file);
  if ('refusal' in sheets) return sheets;
  let refusal: RisksFileRefusal = 'no-rows';
  for (const records of sheets.all) {
    const table = tableOf(records, IMPORT_LIMITS);
    if ('refusal' in table) {
      refusal = table.refusal;
      continue;
    }
    const lines = riskLinesOf(table);
    if (lines) return { lines };
    refusal = 'no-title-column';
  }
  return { refusal };
}

type Records = { all: readonly (readonly (readonly unknown[])[])[] } | { refusal: RisksFileRefusal };

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

/** Every sheet: our own workbook says something else on its first. */
async function sheetsIn(file: File): Promise<Records> {
  const { default: readSheets } = await import('read-excel-file/browser');
  const sheets = await readSheets(file).catch(() => null);
  return sheets ? { all: sheets.map(({ data }) => data) } : { refusal: 'not-a-workbook' };
}
