import { LIMITS } from '../../extract/limits.ts';
import { relationsOf, type OfficePackage } from '../../extract/office-package.ts';
import { tooManyCells } from '../../extract/read-csv.ts';
import { Refused } from '../../extract/refusal.ts';
import { localName, walkXml } from '../../extract/xml.ts';
import type { Grid } from './layout.ts';
import { applyEdits, attributeOf, type Edit, escapeXml, type Tag, tagsOf } from './markup.ts';

/** Excel keeps at most this many characters in a cell. */
const MOST_IN_CELL = 32_767;
const MOST_ROWS = 20_000;

/** The visible sheets of a workbook as grids, each with its part. Rows and columns keep their places; formulas show their cached values. */
export async function readXlsxGrids({ archive, main }: OfficePackage): Promise<(Grid & { part: string })[]> {
  const body = await archive.read(main);
  if (!body) throw new Refused('damaged', 'The workbook is damaged: its list of sheets is missing.');
  const relations = await relationsOf(archive, main);
  const strings = stringsOf(
    await archive.read([...relations.values()].find(({ type }) => type === 'sharedStrings')?.target ?? ''),
  );
  const sheets: { name: string; part: string }[] = [];
  walkXml(body, {
    open(tag, attributes) {
      if (localName(tag) !== 'sheet' || /hidden$/i.test(attributes['state'] ?? '')) return;
      const id = Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1];
      const relation = relations.get(id ?? '');
      if (relation?.type === 'worksheet') sheets.push({ name: attributes['name'] ?? '', part: relation.target });
    },
    close() {},
  });
  const grids: (Grid & { part: string })[] = [];
  const filled = { cells: 0, letters: 0 };
  for (const { name, part } of sheets) {
    const bytes = await archive.read(part);
    if (bytes) grids.push({ name, part, rows: rowsOf(bytes, strings, filled) });
  }
  return grids;
}

function stringsOf(bytes: Buffer | null): string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let current = '';
  let inText = false;
  let inReading = false;
  walkXml(bytes, {
    open(name) {
      const tag = localName(name);
      if (tag === 'si') current = '';
      else if (tag === 't') inText = !inReading;
      else if (tag === 'rPh') inReading = true;
    },
    text: (text) => void (inText && (current += text)),
    close(name) {
      const tag = localName(name);
      if (tag === 't') inText = false;
      else if (tag === 'rPh') inReading = false;
      else if (tag === 'si') strings.push(current.trim());
    },
  });
  return strings;
}

function rowsOf(bytes: Buffer, strings: string[], filled: { cells: number; letters: number }): string[][] {
  const rows: string[][] = [];
  let row = -1;
  let column = -1;
  let type = 'n';
  let text = '';
  let inValue = false;
  walkXml(bytes, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'row') {
        row = Number(attributes['r'] ?? row + 2) - 1;
        column = -1;
      } else if (tag === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
        type = attributes['t'] ?? 'n';
        text = '';
      } else if (tag === 'v' || tag === 't') inValue = true;
    },
    text: (piece) => void (inValue && (text += piece)),
    close(name) {
      const tag = localName(name);
      if (tag === 'v' || tag === 't') inValue = false;
      if (tag !== 'c') return;
      const shown = (type === 's' ? (strings[Number(text)] ?? '') : text).trim();
      if (shown === '') return;
      if (++filled.cells > LIMITS.cells) throw tooManyCells();
      // A text that many cells share stands in the file once, and in what is made of it as often as it is shown.
      filled.letters += shown.length;
      if (filled.letters > LIMITS.textLength)
        throw new Refused('too-large', 'The workbook shows far more text than any real one.');
      if (!(row >= 0 && row < MOST_ROWS))
        throw new Refused('too-large', `A sheet has text below row ${MOST_ROWS.toLocaleString('en')}.`);
      while (rows.length <= row) rows.push([]);
      const cells = rows[row]!;
      while (cells.length < column) cells.push('');
      cells[column] = shown;
    },
  });
  return rows;
}

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A column (from 0) as spreadsheets call it. */
export function lettersOf(column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}

/**
 * Writes answers into the XML of a sheet, as text and never as formula. Every other cell stays as it is to the byte, and a filled one keeps
 * its style. A cell with a formula is not overwritten. @returns the rows (from 0) that could not be filled.
 */
export function fillSheet(
  bytes: Buffer,
  answers: readonly { row: number; column: number; text: string }[],
): { bytes: Buffer; left: number[] } {
  const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const merges = mergesOf(xml);
  const wanted = new Map(
    answers.flatMap((answer) => {
      const merge = merges.find(
        ({ top, bottom, left, right }) =>
          top <= answer.row && answer.row <= bottom && left <= answer.column && answer.column <= right,
      );
      // Of merged cells only the first is shown.
      if (merge && merge.top !== answer.row) return [];
      return [[answer.row, merge ? { ...answer, column: merge.left } : answer]];
    }),
  );
  const written = new Set<number>();
  const edits: Edit[] = [];
  let row = -1;
  let column = -1;
  let rowTag: Tag | null = null;
  let cell: { tag: Tag; column: number; hasFormula: boolean } | null = null;
  const put = (start: number, end: number, text: string) => {
    edits.push({ start, end, text });
    written.add(row);
  };
  for (const tag of tagsOf(xml)) {
    const name = localName(tag.name);
    const prefix = tag.name.slice(0, tag.name.length - name.length);
    const answer = wanted.get(row);
    if (name === 'row' && !tag.isEnd) {
      row = Number(attributeOf(xml, tag, 'r') ?? row + 2) - 1;
      column = -1;
      rowTag = tag;
    }
    if (name === 'f' && cell) cell.hasFormula = true;
    if (name === 'c' && !tag.isEnd) {
      const reference = attributeOf(xml, tag, 'r');
      column = reference ? columnOf(reference) : column + 1;
      cell = { tag, column, hasFormula: false };
      if (answer && rowTag && column > answer.column && !written.has(row))
        put(tag.start, tag.start, cellOf(prefix, row, answer, null));
    }
    if (name === 'c' && (tag.isEnd || tag.isEmpty) && cell) {
      if (answer && cell.column === answer.column && !cell.hasFormula && !written.has(row))
        put(cell.tag.start, tag.end, cellOf(prefix, row, answer, attributeOf(xml, cell.tag, 's')));
      // What stands there is a formula: it is left.
      else if (answer && cell.column === answer.column) wanted.delete(row);
      cell = null;
    }
    if (name === 'row' && tag.isEnd) {
      if (answer && wanted.has(row) && !written.has(row)) put(tag.start, tag.start, cellOf(prefix, row, answer, null));
      rowTag = null;
    }
  }
  const left = answers.flatMap((answer) => (written.has(answer.row) ? [] : [answer.row]));
  return { bytes: Buffer.from(applyEdits(xml, edits)), left };
}

function mergesOf(xml: string): { top: number; bottom: number; left: number; right: number }[] {
  const merges = [];
  for (const tag of tagsOf(xml)) {
    if (localName(tag.name) !== 'mergeCell') continue;
    const [from = '', to = from] = (attributeOf(xml, tag, 'ref') ?? '').split(':');
    const rowIn = (reference: string) => Number(/\d+$/.exec(reference)?.[0] ?? 0) - 1;
    merges.push({ top: rowIn(from), bottom: rowIn(to), left: columnOf(from), right: columnOf(to) });
  }
  return merges;
}

function cellOf(prefix: string, row: number, { column, text }: { column: number; text: string }, style: string | null) {
  const look = style === null ? '' : ` s="${style}"`;
  const at = `${lettersOf(column)}${row + 1}`;
  const words = escapeXml(text.slice(0, MOST_IN_CELL));
  return `<${prefix}c r="${at}"${look} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${words}</${prefix}t></${prefix}is></${prefix}c>`;
}
