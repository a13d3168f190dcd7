import { IMPORT_LIMITS, type VendorLine, vendorLinesOf } from '#domain/vendors/import.ts';
import { tableOf } from '#domain/tables/table.ts';
import { type FileRefusal, recordsOfFile } from '../kit/table-file.ts';

/** Why a file cannot be imported at all. */
export type VendorsFileRefusal = FileRefusal | 'no-name-column';

/** The rows of a CSV file or of the first sheet of a workbook that has a column for the vendor. */
export async function readVendorsFile(file: File): Promise<{ lines: VendorLine[] } | { refusal: VendorsFileRefusal }> {
  const sheets = await recordsOfFile(file, IMPORT_LIMITS.bytes);
  if ('refusal' in sheets) return sheets;
  let refusal: VendorsFileRefusal = 'no-rows';
  for (const records of sheets.all) {
    const table = tableOf(records, IMPORT_LIMITS);
    if ('refusal' in table) {
      refusal = table.refusal;
      continue;
    }
    const lines = vendorLinesOf(table);
    if (lines) return { lines };
    refusal = 'no-name-column';
  }
  return { refusal };
}
