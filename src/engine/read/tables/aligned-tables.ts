import { type Cells, continueRow, isHeaderRow, isListOfValues } from './table-rows.ts';
import type { Looked } from './text-table.ts';

interface Token {
  text: string;
  start: number;
}

const RULED = /^\s*[-=]{2,}(?:\s+[-=]{2,})+\s*$/;
const BULLET = /^(?:[-*+•‣◦▪●○·–]|\([\da-z]{1,3}\)|\d{1,2}\)|[a-z][.)]|\[[ xX]?\]|[☐☑☒□■✓✗])$/;
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|[ivx]{1,4}[.)]|[A-Z][.)]|§\s?\d+)$/;
/** Lines that are looked at to find out where columns begin. */
const SAMPLE = 40;
/** A column begins at the same place, or one beside it. */
const isAt = (one: number, other: number) => Math.abs(one - other) <= 1;

/** A table whose columns are set apart by spaces: the words behind wide gaps begin at the same places in line after line. */
export function alignedTable(lines: readonly string[], at: number): Looked {
  const nothing = { to: at + 1, table: null };
  const first = tokensOf(lines[at] ?? '');
  if (first.length < 2) return nothing;
  const ruled = rulesIn(lines[at + 1] ?? '');
  const columns = ruled ?? columnsFrom(lines, at, first);
  if (!columns || columns.length < 2) return nothing;
  const rows: Cells[] = [];
  let to = at;
  for (let gap = 0; to < lines.length; to++) {
    const line = lines[to] ?? '';
    if (line.trim() === '') {
      // Rows may stand apart, but not far.
      if (ruled && rows.length > 1 ? ++gap > 0 && !isRow(lines[to + 1], columns) : ++gap > 1) break;
      continue;
    }
    if (/^\s*[-=]{3,}[\s=-]*$/.test(line)) continue;
    const tokens = tokensOf(line);
    const cells = cellsAt(line, tokens, columns);
    const last = rows.at(-1);
    const isFull = cells !== null && cells.filter(Boolean).length > 1 && cells[0] !== '';
    const isRest = cells !== null && last !== undefined && gap === 0 && isContinuation(cells, columns.length);
    if (!cells || (!isFull && !isRest && !isRowWithoutName(cells))) break;
    if (isRest && last) continueRow(last, cells);
    else rows.push(cells);
    gap = 0;
  }
  while (to > at && (lines[to - 1] ?? '').trim() === '') to--;
  const enough = rows.length >= (ruled ? 1 : columns.length > 2 ? 2 : 3);
  if (!enough || isListOfValues(rows)) return { to: Math.max(to, at + 1), table: null };
  return { to, table: { rows, hasHeader: rows.length > 1 && (ruled !== null || isHeaderRow(rows[0] ?? [])) } };
}

/** Where the rules under a header begin, one for each column. */
function rulesIn(line: string): number[] | null {
  return RULED.test(line) ? [...line.matchAll(/[-=]{2,}/g)].map(({ index }) => index) : null;
}

/** The parts of a line behind gaps of two spaces or more; after a full stop two spaces are no gap. */
function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index } of line.matchAll(/\S+(?: \S+)*/g)) {
    const before = tokens.at(-1);
    const isSentence = before && /[.!?]$/.test(before.text) && index - before.start - before.text.length === 2;
    if (isSentence) before.text += `  ${text}`;
    else tokens.push({ text, start: index });
  }
  // What stands before an item is no column; a number is one where more columns follow it.
  const [mark, item, ...more] = tokens;
  if (mark && item && (BULLET.test(mark.text) || (more.length === 0 && NUMBER.test(mark.text))))
    return [{ text: `${mark.text} ${item.text}`, start: mark.start }, ...more];
  return tokens;
}

/** Where columns begin: at every place of the first line's parts at which a second line has a part too. */
function columnsFrom(lines: readonly string[], at: number, first: readonly Token[]): number[] | null {
  const near: Token[][] = [];
  for (let index = at + 1, blank = 0; index < lines.length && near.length < SAMPLE; index++) {
    const tokens = tokensOf(lines[index] ?? '');
    if (tokens.length === 0 && ++blank > 1) break;
    if (tokens.length === 0) continue;
    // A rule under the header says nothing of columns; any other line without one ends the table.
    if (tokens.length === 1 && /^[-=]{3,}$/.test(tokens[0]?.text ?? '')) continue;
    if (tokens.length === 1 && !first.slice(1).some(({ start }) => isAt(start, tokens[0]?.start ?? -9))) break;
    blank = 0;
    near.push(tokens);
  }
  const shared = first.filter(({ start }) => near.some((tokens) => tokens.some((token) => isAt(token.start, start))));
  const whole = near.filter(
    (tokens) =>
      tokens.length > 1 &&
      tokens.slice(1).some((token) => shared.slice(1).some(({ start }) => isAt(start, token.start))),
  );
  const begin = first[0]?.start ?? 0;
  if (shared.length < 2 || shared.length < first.length - 1 || whole.length === 0) return null;
  return [...new Set([begin, ...shared.map(({ start }) => start)])].toSorted((one, other) => one - other);
}

function isRow(line: string | undefined, columns: readonly number[]): boolean {
  const tokens = tokensOf(line ?? '');
  return (
    tokens.length > 1 && tokens.slice(1).some(({ start }) => columns.slice(1).some((column) => isAt(column, start)))
  );
}

/** The cells of a line by where they begin; null where its parts do not keep to the columns. */
function cellsAt(line: string, tokens: readonly Token[], columns: readonly number[]): Cells | null {
  const cells: Cells = columns.map(() => '');
  const put = (text: string, start: number) => {
    const column = columns.findLastIndex((place) => place <= start + 1);
    if (column < 0) return false;
    cells[column] = `${cells[column]} ${text}`.trim();
    return true;
  };
  let strays = 0;
  for (const { text, start } of tokens) {
    if (!columns.some((column) => isAt(column, start))) strays++;
    const end = start + text.length;
    // A long cell that runs up to its neighbour with one space between them.
    const cut =
      tokens.length < 2
        ? undefined
        : columns.find(
            (column) => column > start + 1 && column < end && line[column - 1] === ' ' && line[column] !== ' ',
          );
    const parts =
      cut === undefined
        ? [{ text, start }]
        : [
            { text: line.slice(start, cut).trim(), start },
            { text: line.slice(cut, end), start: cut },
          ];
    for (const part of parts) if (!put(part.text, part.start)) return null;
  }
  return strays > tokens.length / 2 && tokens.length > 1 ? null : cells;
}

/** A line that goes on with cells of the row above: without a first cell, or with a little more of it alone. */
function isContinuation(cells: Cells, width: number): boolean {
  const filled = cells.filter(Boolean);
  if (cells[0] !== '') return filled.length === 1 && /^[\p{Ll}(]/u.test(cells[0] ?? '');
  return !(width > 2 && filled.length === width - 1 && filled.every((cell) => /^[^\p{Ll}(]/u.test(cell)));
}

const isRowWithoutName = (cells: Cells) => cells[0] === '' && cells.filter(Boolean).length > 1;
