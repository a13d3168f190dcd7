import type { Asides } from './asides.ts';
import { LIMITS } from './limits.ts';
import { tooManyCells } from './read-csv.ts';
import { Refused } from './refusal.ts';
import type { Cells } from '../read/tables/table-rows.ts';
import { type CellStyle, textOfNumber } from './xlsx-styles.ts';
import { localName, walkXml } from './xml.ts';

/** What all sheets of a workbook share. */
export interface Workbook {
  strings: string[];
  styles: CellStyle[];
  from1904: boolean;
  /** Filled cells read so far, over all sheets. */
  cells: number;
}

export interface Sheet {
  rows: Cells[];
  /** Cells, rows and columns that nobody sees. */
  hidden: number;
}

const MOST_COLUMNS = 16_384;

/**
 * Reads the cached values of a sheet. Hidden columns are left out, hidden rows too unless a filter hides them, and cells in white on white;
 * what they say goes to the asides.
 */
export function readSheet(bytes: Buffer, workbook: Workbook, asides: Asides): Sheet {
  const rows: { cells: Cells; number: number; isHidden: boolean }[] = [];
  const hiddenColumns = new Set<number>();
  const merges: string[] = [];
  let named = 0;
  let isFiltered = false;
  let hidden = 0;
  let row: (typeof rows)[number] | null = null;
  let cell = { column: 0, type: 'n', style: 0, text: '' };
  let inValue = false;
  let inHeader = false;
  let header = '';

  walkXml(bytes, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'col' && isTrue(attributes['hidden'])) {
        const last = Math.min(Number(attributes['max']), MOST_COLUMNS);
        // Ranges of columns do not overlap in a real sheet, so that together they are no more than all columns.
        for (let column = Number(attributes['min']) - 1; column < last && named < MOST_COLUMNS; column++, named++)
          hiddenColumns.add(column);
      } else if (tag === 'row') {
        const number = Number(attributes['r'] ?? (rows.at(-1)?.number ?? 0) + 1);
        row = { cells: [], number, isHidden: isTrue(attributes['hidden']) };
        rows.push(row);
        cell.column = -1;
      } else if (tag === 'c') {
        const column = attributes['r'] ? columnOf(attributes['r']) : cell.column + 1;
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), text: '' };
      } else if (tag === 'v' || tag === 't') inValue = true;
      else if (tag === 'rPh') inValue = false;
      else if (tag === 'mergeCell') merges.push(attributes['ref'] ?? '');
      else if (tag === 'autoFilter') isFiltered = true;
      else if (/^(odd|even|first)(Header|Footer)$/.test(tag)) [inHeader, header] = [true, ''];
    },
    text(text) {
      if (inValue) cell.text += text;
      else if (inHeader) header += text;
    },
    close(name) {
      const tag = localName(name);
      if (tag === 'v' || tag === 't') inValue = false;
      else if (tag === 'c' && row) {
        const text = textOf(cell, workbook);
        if (text === '') return;
        if (++workbook.cells > LIMITS.cells) throw tooManyCells();
        if (cell.column >= MOST_COLUMNS)
          throw new Refused('damaged', 'A row of the workbook has more columns than any workbook.');
        if (workbook.styles[cell.style]?.hidden || hiddenColumns.has(cell.column)) {
          hidden++;
          asides.add('hidden', text);
        } else {
          while (row.cells.length < cell.column) row.cells.push('');
          row.cells[cell.column] = text;
        }
      } else if (inHeader && /(Header|Footer)$/.test(tag)) {
        asides.add('header', header.replace(/&(?:"[^"]*"|K[0-9A-F]{6}|\d+|[A-Z])/gi, ' '));
        inHeader = false;
      }
    },
  });

  for (const merge of merges) fillDown(merge, rows, workbook);
  const shown: Cells[] = [];
  let before = 0;
  for (const { cells, number, isHidden } of rows) {
    if (isHidden && !isFiltered) {
      if (cells.length > 0) hidden++;
      asides.add('hidden', cells.join(' '));
      continue;
    }
    if (number > before + 1) shown.push([]);
    before = number;
    shown.push(cells);
  }
  return { rows: shown, hidden };
}

/** Says of every row that a merged cell covers what the cell says. */
function fillDown(merge: string, rows: readonly { cells: Cells; number: number }[], workbook: Workbook): void {
  const [, from = '', first, last] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(merge) ?? [];
  const column = columnOf(from);
  let at = startOf(rows, Number(first));
  const text = rows[at]?.number === Number(first) ? rows[at]?.cells[column] : undefined;
  if (!text) return;
  for (at++; at < rows.length && (rows[at]?.number ?? Infinity) <= Number(last); at++) {
    const cells = rows[at]?.cells ?? [];
    if (++workbook.cells > LIMITS.cells) throw tooManyCells();
    if (cells.length === 0 || cells[column]) continue;
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }
}

/** The index of the first row of this number or a higher one; rows stand in their order. */
function startOf(rows: readonly { number: number }[], number: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.number ?? Infinity) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function textOf({ type, style, text }: { type: string; style: number; text: string }, workbook: Workbook): string {
  if (type === 's') return workbook.strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : text === '0' ? 'FALSE' : text;
  if (type === 'd') return text.slice(0, 16).replace('T', ' ');
  if (type !== 'n') return text.trim();
  return textOfNumber(text.trim(), workbook.styles[style]?.shows ?? 'plain', workbook.from1904);
}

/** "AB12" is in column 27, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
