import { readFile, stat } from 'node:fs/promises';
import papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { delimiterOf } from '#domain/tables/csv.ts';
import { IMPORT_LIMITS } from '#domain/assets/import-plan.ts';
import { decodeTable, tableOf } from '#domain/tables/table.ts';
import type { Table, TableRefusal } from '#domain/tables/table.ts';

const ZIP = Buffer.from('PK\u0003\u0004');

/** Reads a whole table into memory. Belongs into a child process: a small workbook can unpack to gigabytes. */
export async function readTable(path: string, fileName: string): Promise<Table | { refusal: TableRefusal }> {
  const { size } = await stat(path);
  if (size === 0) return { refusal: 'empty' };
  if (size > IMPORT_LIMITS.bytes) return { refusal: 'too-large' };
  const bytes = await readFile(path);
  if (fileName.toLowerCase().endsWith('.xlsx')) return readWorkbook(bytes);
  if (bytes.subarray(0, 4).equals(ZIP)) return { refusal: 'not-text' };
  const text = decodeTable(bytes, (part, encoding, isStrict) =>
    new TextDecoder(encoding, { fatal: isStrict }).decode(part),
  );
  if (text === null) return { refusal: 'not-text' };
  const { data } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  return tableOf(data, IMPORT_LIMITS);
}

async function readWorkbook(bytes: Buffer): Promise<Table | { refusal: TableRefusal }> {
  if (!bytes.subarray(0, 4).equals(ZIP)) return { refusal: 'not-a-workbook' };
  try {
    return tableOf(await readSheet(bytes), IMPORT_LIMITS);
  } catch {
    return { refusal: 'not-a-workbook' };
  }
}
