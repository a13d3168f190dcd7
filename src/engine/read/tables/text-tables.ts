import { alignedTable } from './aligned-tables.ts';
import { type Cells, continueRow, isHeaderRow, isListOfValues } from './table-rows.ts';
import type { TextTable, Looked } from './text-table.ts';

const BORDER = /^[\s|+:=-]+$/;
const isBorder = (line: string) =>
  BORDER.test(line) && /[-=]{2,}/.test(line) && (line.length > 3 || line.includes('|'));
const isPiped = (line: string) => /^\s*\|.*\S/.test(line) || /\S\s?\|\s|\s\|\s?\S/.test(line);

/** Box-drawing characters as the plain ones they stand for. */
export function plainBoxes(source: string): string {
  return source
    .replaceAll(/[│┃║¦]/g, '|')
    .replaceAll(/[─━═╌╍┄]/g, '-')
    .replaceAll(/[┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╓╥╖╟╫╢╙╨╜┏┳┓┣╋┫┗┻┛]/g, '+');
}

/**
 * Finds the table that begins at a line, drawn with bars or set in columns by spaces or tabs; null where none does. Lines are asked for in their
 * order: what has turned out to be no table is not looked at again from its next line.
 */
export function tableFinder(lines: readonly string[]): (at: number) => TextTable | null {
  const readers = [drawnTable, tabbedTable, alignedTable].map((read) => ({ read, from: 0 }));
  return (at) => {
    for (const reader of readers) {
      if (at < reader.from) continue;
      const { to, table } = reader.read(lines, at);
      if (table) return { to, ...table };
      reader.from = to;
    }
    return null;
  };
}

function drawnTable(lines: readonly string[], at: number): Looked {
  let to = at;
  while (to < lines.length && (isPiped(lines[to] ?? '') || isBorder(lines[to] ?? ''))) to++;
  const own = lines.slice(at, to);
  const sides = sidesOf(own.find((line) => !isBorder(line)) ?? '');
  const piped = own.filter((line) => !isBorder(line)).map((line) => cellsOf(line, sides));
  const borders = own.length - piped.length;
  const width = piped.reduce((most, cells) => Math.max(most, cells.length), 0);
  const isTable =
    piped.length >= 2 ? piped.filter((cells) => cells.length === width).length * 2 >= piped.length : borders > 0;
  if (piped.length === 0 || width < 2 || !isTable) return { to: Math.max(to, at + 1), table: null };
  const isMarkdown = /^\s{0,9}\|?\s{0,9}:?-{2,}/.test(own[1] ?? '') && !/[+]/.test(own[1] ?? '');
  const groups = groupsOf(own, sides);
  // Between all rows of a grid stand lines; elsewhere only under its header.
  const isGrid = groups.length > 2 || (groups.length === 2 && (groups[0]?.length ?? 0) > 1);
  const rows = isGrid && !isMarkdown ? groups.map(rowOf) : rowsOf(groups.flat(), isMarkdown);
  for (const row of rows) while (row.length < width) row.push('');
  const hasHeader = rows.length > 1 && ((borders > 0 && groups.length > 1) || isHeaderRow(rows[0] ?? []));
  return { to, table: { rows: rows.filter((row) => row.some(Boolean)), hasHeader } };
}

/** The lines of a grid's row as one row. */
function rowOf(group: readonly Cells[]): Cells {
  const row: Cells = [];
  for (const cells of group) continueRow(row, cells);
  return row;
}

function rowsOf(piped: readonly Cells[], isMarkdown: boolean): Cells[] {
  const rows: Cells[] = [];
  for (const cells of piped) {
    const last = rows.at(-1);
    if (last && !isMarkdown && goesOn(last, cells)) continueRow(last, cells);
    else rows.push([...cells]);
  }
  return rows;
}

/** The lines between the borders, as cells. */
function groupsOf(own: readonly string[], sides: Sides): Cells[][] {
  const groups: Cells[][] = [];
  let open: Cells[] | null = null;
  for (const line of own) {
    if (isBorder(line)) open = null;
    else if (open) open.push(cellsOf(line, sides));
    else groups.push((open = [cellsOf(line, sides)]));
  }
  return groups;
}

/** Whether rows begin and end with a bar. */
interface Sides {
  left: boolean;
  right: boolean;
}

function sidesOf(line: string): Sides {
  const bare = line.trim();
  return { left: bare.startsWith('|'), right: bare.endsWith('|') };
}

function cellsOf(line: string, { left, right }: Sides): Cells {
  const bare = line.trim();
  const inner = bare.slice(left && bare.startsWith('|') ? 1 : 0, right && bare.endsWith('|') ? -1 : undefined);
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll(String.raw`\|`, '|').trim());
}

/** Without a first cell, and with small letters or brackets in the others, a line goes on with the row above. */
function goesOn(row: Cells, cells: Cells): boolean {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [{ cell, column }]));
  if (cells[0] !== '' || filled.length === 0) return false;
  return (
    filled.every(({ cell, column }) => /^[\p{Ll}(\d]/u.test(cell) && Boolean(row[column])) ||
    filled.length < cells.length - 1
  );
}

/** Rows as they are pasted from a sheet: the same number of tabs in lines that follow each other. */
function tabbedTable(lines: readonly string[], at: number): Looked {
  const width = columnsByTab(lines[at] ?? '');
  let to = width > 1 ? at : lines.length;
  while (to < lines.length && columnsByTab(lines[to] ?? '') === width) to++;
  if (width < 2 || to - at < 2) return { to: at + 1, table: null };
  const rows = lines.slice(at, to).map((line) => line.split('\t').map((cell) => cell.trim()));
  return isListOfValues(rows)
    ? { to, table: null }
    : { to, table: { rows, hasHeader: to - at > 2 && isHeaderRow(rows[0] ?? []) } };
}

/** How many columns the tabs of a line make; an indent, or a mark before an item, makes none. */
function columnsByTab(line: string): number {
  const cells = line.split('\t');
  const first = (cells[0] ?? '').trim();
  const isMarked = cells.length === 2 && /^\W{0,2}\w{0,2}[.)•*-]?$/.test(first);
  return cells.length < 2 || first === '' || isMarked ? 0 : cells.length;
}
