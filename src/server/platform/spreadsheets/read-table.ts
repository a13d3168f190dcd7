import { readFile, stat } from 'node:fs/promises';
import papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { sheetsOf } from '#domain/tables/read-sheets.ts';
import type { TableNotice } from '#domain/tables/left-out.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { type Table, tableAt, type TableLimits, tableOf, type TableRefusal } from '#domain/tables/table.ts';
import { inflate } from './inflate.ts';

/** How large a file may be, and where in it the table stands; without a place it is the first sheet from its first row on. */
export interface TableAsked {
  limits: TableLimits & { bytes: number };
  place: TablePlace | null;
  /** The column that every row needs, counted from 0; -1 where there is none. */
  key: number;
}

/** Reads a whole table into memory. Belongs into a child process: a small workbook can unpack to gigabytes. */
export async function readTable(
  path: string,
  fileName: string,
  { limits, place, key }: TableAsked,
): Promise<(Table & { notices: TableNotice[] }) | { refusal: TableRefusal }> {
  const { size } = await stat(path);
  if (size > limits.bytes) return { refusal: 'too-large' };
  const sheets = await sheetsOf(await readFile(path), fileName, {
    decode: (part, encoding, isStrict) => new TextDecoder(encoding, { fatal: isStrict }).decode(part),
    parseCsv: (text, delimiter) => papa.parse<string[]>(text, { delimiter }).data,
    // The others of a large workbook would only take memory.
    readWorkbook: async (bytes) => {
      const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return [{ sheet: place?.sheet ?? '', data: await (place ? readSheet(input, place.sheet) : readSheet(input)) }];
    },
    inflate,
  });
  if ('refusal' in sheets) return sheets;
  const records = sheets[0]?.records ?? [];
  if (place) return tableAt(records, limits, place, () => key);
  const table = tableOf(records, limits);
  return 'refusal' in table ? table : { ...table, notices: [] };
}
