import { localName } from '../../extract/xml.ts';
import { applyEdits, attributeOf, type Edit, escapeXml, type Tag, tagsOf } from './markup.ts';
import { areaOf, columnOf, lettersOf } from './references.ts';

/** Excel keeps at most this many characters in a cell. */
const MOST_IN_CELL = 32_767;

interface Words {
  row: number;
  column: number;
  text: string;
}

/**
 * Writes texts into the XML of a sheet, as text and never as formula. Every other cell stays as it is to the byte, and a filled one keeps
 * its style. A cell with a formula is not overwritten. @returns those (by place in the list) that could not be written.
 */
export function fillSheet(bytes: Buffer, words: readonly Words[]): { bytes: Buffer; left: number[] } {
  const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const merges = mergesOf(xml);
  const wanted = new Map<number, Map<number, { at: number; text: string }>>();
  words.forEach(({ row, column, text }, at) => {
    const merge = merges.find(
      ({ top, bottom, left, right }) => top <= row && row <= bottom && left <= column && column <= right,
    );
    // Of merged cells only the first is shown.
    if (merge && merge.top !== row) return;
    const cells = wanted.get(row) ?? new Map<number, { at: number; text: string }>();
    wanted.set(row, cells.set(merge ? merge.left : column, { at, text }));
  });
  const written = new Set<number>();
  const edits: Edit[] = [];
  let row = -1;
  let column = -1;
  let isInRow = false;
  let cell: { tag: Tag; column: number; hasFormula: boolean } | null = null;
  /** What belongs before a column and is not written yet, from left to right. */
  const putBefore = (limit: number, at: number, prefix: string) => {
    const cells = wanted.get(row);
    for (const [own, { at: place, text }] of [...(cells ?? [])].toSorted(([a], [b]) => a - b)) {
      if (own >= limit) continue;
      cells?.delete(own);
      written.add(place);
      if (text !== '') edits.push({ start: at, end: at, text: cellOf(prefix, row, own, text, null) });
    }
  };
  for (const tag of tagsOf(xml)) {
    const name = localName(tag.name);
    const prefix = tag.name.slice(0, tag.name.length - name.length);
    if (name === 'row' && !tag.isEnd) {
      row = Number(attributeOf(xml, tag, 'r') ?? row + 2) - 1;
      column = -1;
      isInRow = !tag.isEmpty;
    }
    if (name === 'f' && cell) cell.hasFormula = true;
    if (name === 'c' && !tag.isEnd) {
      const reference = attributeOf(xml, tag, 'r');
      column = reference ? columnOf(reference) : column + 1;
      cell = { tag, column, hasFormula: false };
      if (isInRow) putBefore(column, tag.start, prefix);
    }
    if (name === 'c' && (tag.isEnd || tag.isEmpty) && cell) {
      const own = wanted.get(row)?.get(cell.column);
      wanted.get(row)?.delete(cell.column);
      // What stands there is a formula: it is left.
      if (own && !cell.hasFormula) {
        const text = cellOf(prefix, row, cell.column, own.text, attributeOf(xml, cell.tag, 's'));
        edits.push({ start: cell.tag.start, end: tag.end, text });
        written.add(own.at);
      }
      cell = null;
    }
    if (name === 'row' && tag.isEnd) {
      putBefore(Number.POSITIVE_INFINITY, tag.start, prefix);
      isInRow = false;
    }
  }
  return {
    bytes: Buffer.from(applyEdits(xml, edits)),
    left: words.flatMap((_, at) => (written.has(at) ? [] : [at])),
  };
}

function mergesOf(xml: string) {
  return [...tagsOf(xml)].flatMap((tag) =>
    localName(tag.name) === 'mergeCell' ? (areaOf(attributeOf(xml, tag, 'ref') ?? '') ?? []) : [],
  );
}

function cellOf(prefix: string, row: number, column: number, text: string, style: string | null) {
  const look = style === null ? '' : ` s="${style}"`;
  const start = `<${prefix}c r="${lettersOf(column)}${row + 1}"${look}`;
  if (text === '') return `${start}/>`;
  const words = escapeXml(text.slice(0, MOST_IN_CELL));
  return `${start} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${words}</${prefix}t></${prefix}is></${prefix}c>`;
}
