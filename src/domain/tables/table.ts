import { MOST_NAMED, whyLeftOut, type NoticeKind, type TableNotice } from './left-out.ts';
import type { HeadingReader } from './headings.ts';
import type { TablePlace } from './sheet.ts';

/** Why a file is no table of ours. */
export const TABLE_REFUSALS = [
  'empty',
  'no-rows',
  'too-many-rows',
  'too-many-columns',
  'not-text',
  'not-a-workbook',
  'too-large',
  'unreadable',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

export interface TableRow {
  /** As a spreadsheet counts: the first line is 1. */
  row: number;
  cells: readonly string[];
}

export interface Table {
  headers: string[];
  rows: TableRow[];
}

/** How large a table may be. */
export interface TableLimits {
  rows: number;
  columns: number;
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The text of a CSV file: by its byte order mark, else UTF-8, else Windows-1252, which every sequence of bytes is. `decode` throws when it is
 * told to be strict and the bytes are not of that encoding. Null when the bytes are no text at all.
 */
export function decodeTable(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array, encoding: Encoding, isStrict: boolean) => string,
): string | null {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xfffe) return decode(bytes, 'utf-16le', false);
  if (mark === 0xfeff) return decode(bytes, 'utf-16be', false);
  const head = bytes.subarray(0, 8192);
  if (head.includes(0)) return null;
  // More than one control byte in thirty is a program, a picture or an archive under another name.
  const controls = head.reduce((count, byte) => count + (byte < 9 || (byte > 13 && byte < 32) ? 1 : 0), 0);
  if (controls * 30 > head.length) return null;
  try {
    return decode(bytes, 'utf-8', true);
  } catch {
    return decode(bytes, 'windows-1252', false);
  }
}

/** A cell of a workbook as a person sees it: dates as ISO dates, yes and no as words. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * Headings and rows of a file's records. Without a place the first record with content is the header; records without content are left out, and
 * the others keep the number a spreadsheet shows.
 */
export function tableOf(
  records: readonly (readonly unknown[])[],
  limits: TableLimits,
  place?: Pick<TablePlace, 'header' | 'last'>,
): Table | { refusal: TableRefusal } {
  const rows: TableRow[] = [];
  let headers: string[] | undefined;
  const last = place?.last ?? records.length;
  for (let index = (place?.header ?? 1) - 1; index < last && index < records.length; index++) {
    const record = records[index] ?? [];
    // The records of a CSV file are texts already; a second copy of a large one would be felt.
    const cells = record.every((cell) => typeof cell === 'string') ? record : record.map(cellText);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (headers) rows.push({ row: index + 1, cells });
    else headers = cells.map((cell) => cell.replace(/^\ufeff/, '').trim());
    if (cells.length > limits.columns) return { refusal: 'too-many-columns' };
    if (rows.length > limits.rows) return { refusal: 'too-many-rows' };
  }
  if (!headers) return { refusal: 'empty' };
  return rows.length === 0 ? { refusal: 'no-rows' } : { headers, rows };
}

/**
 * The table at a place, without what is no row of it: totals, headings once more, a row of units, remarks at its end. What was left out is
 * named, and so are cells that stand under no heading.
 */
export function tableAt(
  records: readonly (readonly unknown[])[],
  limits: TableLimits,
  place: Pick<TablePlace, 'header' | 'last'>,
  keyIn: HeadingReader['keyIn'],
): (Table & { notices: TableNotice[] }) | { refusal: TableRefusal } {
  const table = tableOf(records, limits, place);
  if ('refusal' in table) return table;
  const notices = new Map<NoticeKind, TableNotice>();
  const note = (kind: NoticeKind, { row }: TableRow, text: string) => {
    const notice = notices.get(kind) ?? { kind, rows: [], count: 0, text: text.slice(0, 200) };
    notices.set(kind, notice);
    notice.count++;
    if (notice.rows.length < MOST_NAMED) notice.rows.push(row);
  };
  const headers = namedHeaders(table);
  const key = keyIn(headers);
  const remarks = remarksFrom(table);
  const rows = table.rows.filter((row, index) => {
    const at = { isFirst: index === 0, isLast: index === remarks - 1, key };
    const why = index >= remarks ? 'remarks' : whyLeftOut(row.cells, headers, at);
    if (why) note(why, row, row.cells.filter((cell) => cell.trim() !== '').join(' '));
    return why === null;
  });
  for (const row of rows) {
    const beyond = row.cells.slice(headers.length).filter((cell) => cell.trim() !== '');
    if (beyond.length > 0) note('beyond-headings', row, beyond.join(', '));
  }
  return rows.length === 0 ? { refusal: 'no-rows' } : { headers, rows, notices: [...notices.values()] };
}

/** Rows that are looked at for examples of a column, and how many it has. */
const EXAMPLES = { rows: 1000, count: 3, length: 80 } as const;

/** Cells by which people know a column: the first of its rows that say something, each once. */
export function examplesIn(rows: readonly TableRow[], column: number): string[] {
  const found = new Set<string>();
  for (const { cells } of rows.slice(0, EXAMPLES.rows)) {
    const text = (cells[column] ?? '').trim().slice(0, EXAMPLES.length);
    if (text !== '') found.add(text);
    if (found.size === EXAMPLES.count) break;
  }
  return [...found];
}

/** Headings up to the last that has a name or anything under it: another table of the sheet may be wider. */
function namedHeaders({ headers, rows }: Table): string[] {
  let width = headers.length;
  while (width > 0 && headers[width - 1] === '' && rows.every(({ cells }) => (cells[width - 1] ?? '').trim() === ''))
    width--;
  return headers.slice(0, width);
}

/** From which row on only remarks follow: single cells behind a blank row, under headings of many columns. */
function remarksFrom({ headers, rows }: Table): number {
  if (headers.filter((header) => header !== '').length < 4) return rows.length;
  let from = rows.length;
  while (from > 1 && rows[from - 1]!.cells.filter((cell) => cell.trim() !== '').length === 1) from--;
  while (from < rows.length && rows[from]!.row === rows[from - 1]!.row + 1) from++;
  return from;
}
