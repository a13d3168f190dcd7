import { delimiterOf, guardFormula } from '#domain/tables/csv.ts';
import { decode } from '../../extract/read-plain.ts';
import { applyEdits, type Edit } from './markup.ts';
import type { Grid } from './grid.ts';

interface Cell {
  start: number;
  end: number;
  text: string;
}

/** The cells of a CSV text (RFC 4180) with where they stand. */
function cellsOf(source: string, delimiter: string): Cell[][] {
  const rows: Cell[][] = [];
  let at = 0;
  while (at < source.length) {
    const row: Cell[] = [];
    for (;;) {
      const start = at;
      let text = '';
      if (source[at] === '"') {
        for (at++; at < source.length; at++) {
          if (source[at] !== '"') text += source[at];
          else if (source[at + 1] === '"') text += source[at++];
          else break;
        }
        at++;
      }
      const rest = at;
      while (at < source.length && source[at] !== delimiter && source[at] !== '\n' && source[at] !== '\r') at++;
      text += source.slice(rest, at);
      row.push({ start, end: Math.min(at, source.length), text });
      if (source[at] !== delimiter) break;
      at++;
    }
    rows.push(row);
    if (source[at] === '\r' && source[at + 1] === '\n') at += 2;
    else at++;
  }
  return rows;
}

function opened(bytes: Buffer) {
  const source = decode(bytes).replace(/^\ufeff/, '');
  const start = /^sep=.\r?\n/i.exec(source)?.[0].length ?? 0;
  const delimiter = start > 0 ? source[4]! : delimiterOf(source);
  const rows = cellsOf(source.slice(start), delimiter);
  return { source, start, delimiter, rows };
}

export function readCsvGrid(bytes: Buffer, name: string): Grid {
  return { name, rows: opened(bytes).rows.map((row) => row.map(({ text }) => text)) };
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/** Writes answers into a CSV file. Whatever is not answered stays as it is, with its quotes, delimiters and line ends. */
export function fillCsv(bytes: Buffer, answers: readonly { row: number; column: number; text: string }[]): Buffer {
  const { source, start, delimiter, rows } = opened(bytes);
  const edits: Edit[] = [];
  const widths = new Map<number, number>();
  for (const { row, column, text } of answers.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    const cells = rows[row];
    const last = cells?.at(-1);
    if (!cells || !last) continue;
    const cell = cells[column];
    const isQuoting = cells.every((each) => source[start + each.start] === '"');
    const written = quoted(guardFormula(text), delimiter, isQuoting);
    if (cell) edits.push({ start: start + cell.start, end: start + cell.end, text: written });
    else {
      const width = widths.get(row) ?? cells.length;
      const gap = delimiter.repeat(column - width + 1);
      widths.set(row, column + 1);
      edits.push({ start: start + last.end, end: start + last.end, text: gap + written });
    }
  }
  const filled = Buffer.from(applyEdits(source, edits));
  // Without the mark a program would take what was in another encoding for that still.
  const isUtf8 = !bytes.subarray(0, 3).equals(BOM) && Buffer.from(source).equals(bytes);
  return isUtf8 ? filled : Buffer.concat([BOM, filled]);
}

function quoted(text: string, delimiter: string, always: boolean): string {
  return always || text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
