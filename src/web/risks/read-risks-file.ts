import { IMPORT_LIMITS, type RiskLine, riskLinesOf } from '#domain/risks/import.ts';
import { tableOf } from '#domain/tables/table.ts';
import { type FileRefusal, recordsOfFile } from '../kit/table-file.ts';

/** Why a file cannot be imported at all. */
export type RisksFileRefusal = FileRefusal | 'no-title-column';

/** The rows of a CSV file or of the first sheet of a workbook that has a column for the risk. */
export async function readRisksFile(file: File): Promise<{ lines: RiskLine[] } | { refusal: RisksFileRefusal }> {
  const sheets = await recordsOfFile(file, IMPORT_LIMITS.bytes);
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
