import papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { dateOrderOf } from '#domain/assets/reading/cells.ts';
import { ASSET_HEADINGS, matchHeaders } from '#domain/assets/reading/column-matches.ts';
import { checkRows, isMended } from '#domain/assets/import-check.ts';
import { findField, type ImportKey } from '#domain/assets/import-fields.ts';
import { IMPORT_LIMITS, type ImportPlan } from '#domain/assets/import-plan.ts';
import { findTables } from '#domain/tables/find-tables.ts';
import { sheetsOf } from '#domain/tables/read-sheets.ts';
import { tableAt } from '#domain/tables/table.ts';
import { inflate } from '#server/platform/spreadsheets/inflate.ts';
import type { Register } from './registers.ts';

/** What an import makes of a register before anybody clicks, and after the one click that applies all suggestions. */
export interface RegisterReading {
  /** Rows that are assets, found among those of the file. */
  found: number;
  accepted: number;
  acceptedAfterAll: number;
  headings: { heading: string; meant: ImportKey | null; read: ImportKey | null }[];
}

/** The same steps as the page's, by the same functions. */
export async function readRegister({ fileName, bytes, meanings }: Register): Promise<RegisterReading> {
  const sheets = await sheetsOf(await bytes(), fileName, {
    decode: (part, encoding, isStrict) => new TextDecoder(encoding, { fatal: isStrict }).decode(part),
    parseCsv: (content, delimiter) => papa.parse<string[]>(content, { delimiter }).data,
    readWorkbook: (content) => readSheets(Buffer.from(content)),
    inflate,
  });
  if ('refusal' in sheets) throw new Error(`${fileName}: ${sheets.refusal}`);
  const [best] = findTables(sheets, ASSET_HEADINGS);
  if (!best) throw new Error(`${fileName} has no table`);
  const records = sheets.find(({ name }) => name === best.place.sheet)?.records ?? [];
  const table = tableAt(records, IMPORT_LIMITS, best.place, ASSET_HEADINGS.keyIn);
  if ('refusal' in table) throw new Error(`${fileName}: ${table.refusal}`);
  const { headers, rows } = table;
  const mapping = matchHeaders(headers);
  const dates = mapping.flatMap((key, column) => (key && findField(key)?.kind === 'date' ? [column] : []));
  const dateOrder = dateOrderOf(rows.flatMap(({ cells }) => dates.map((column) => cells[column] ?? ''))) ?? 'day-first';
  const plan: ImportPlan = { mapping, replacements: [], dateOrder };
  const first = checkRows(headers, rows, plan);
  const mended = first.unknownValues.filter(isMended);
  const all = checkRows(headers, rows, {
    ...plan,
    replacements: mended.flatMap(({ field, value, suggestion }) =>
      suggestion === null ? [] : [{ field, from: value, to: suggestion }],
    ),
    fillFrom: mended.flatMap(({ field, column }) => (column === null ? [] : [{ field, column }])),
  });
  return {
    found: rows.length,
    accepted: first.counts.valid + first.counts.warning,
    acceptedAfterAll: all.counts.valid + all.counts.warning,
    headings: Object.entries(meanings).map(([heading, meant]) => ({
      heading,
      meant,
      read: mapping[headers.indexOf(heading)] ?? null,
    })),
  };
}
