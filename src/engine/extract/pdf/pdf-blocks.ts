import type { RawBlock } from '../../read/assemble.ts';
import { contentsAmong } from '../../read/contents.ts';
import { joinLines } from '../../read/normalise.ts';
import { edgeFinder } from './pdf-edges.ts';
import { BULLET, type Line } from './pdf-lines.ts';
import { joinCell, rowReader } from './pdf-rows.ts';
import { dropRunning } from './pdf-running-heads.ts';
import { blocksOfSlides, isDeck, type Sheet } from './pdf-slides.ts';

/** What begins an item of a list and never a heading. */
const DOTTED = /^[•●▪‣◦○■□➢►✓❖]\s*(?=\S)/;
/** A box to tick stays with its item: it says whether it was ticked. */
const BOXED = /^[☐☑☒✓✗]\s*(?=\S)/;

/**
 * Makes headings, paragraphs, list items and rows of the lines of all pages; running heads, page numbers and lists of contents are dropped.
 * `sheets` are the sizes of the pages.
 */
export function blocksOfLines(lines: Line[], sheets: readonly Sheet[]): RawBlock[] {
  const own = dropRunning(lines, sheets.length);
  const contents = contentsAmong(own.map(({ cells }) => cells.join(' ')));
  const kept = own.filter((line, index) => !contents[index] && !isBlank(line));
  return isDeck(kept, sheets) ? blocksOfSlides(kept) : blocksOfPages(kept, sheets);
}

/** A line of blanks to write on. */
function isBlank({ cells }: Line): boolean {
  return !/[\p{L}\p{N}]/u.test(cells.join(''));
}

function blocksOfPages(kept: Line[], sheets: readonly Sheet[]): RawBlock[] {
  const body = commonest(kept.map((line) => [line.size, length(line)]));
  const bodyFont = commonest(kept.filter((line) => line.size === body).map((line) => [line.font, length(line)]));
  const margin = commonest(kept.filter((line) => line.size === body).map((line) => [Math.round(line.x), 1]));
  const edgeOf = edgeFinder(
    kept.filter((line) => line.size === body && line.cells.length === 1),
    sheets,
  );
  const sizes = [...new Set(kept.map((line) => line.size))]
    .filter((size) => size > body * 1.08)
    .toSorted((a, b) => b - a);

  const blocks: RawBlock[] = [];
  const rows = rowReader(kept);
  const marksOpen = marksOpenLines(kept);
  let before: Line | null = null;
  for (const [index, line] of kept.entries()) {
    const text = line.cells.map((cell) => joinCell(cell, new Set())).join(' | ');
    const last = blocks.at(-1);
    const gap = before && before.page === line.page ? before.bottom - line.y : 0;
    const near = gap <= line.size * 1.9;
    if (line.cells.length > 1) {
      const row = rows.read(line, kept[index + 1]);
      if (row) blocks.push(row);
    } else if (line.isAside) blocks.push({ kind: 'p', text, page: line.page });
    else if (BOXED.test(text)) blocks.push({ kind: 'li', text, page: line.page });
    else if (DOTTED.test(text)) blocks.push({ kind: 'li', text: text.replace(BULLET, ''), page: line.page });
    else if (line.size > body * 1.08 && line.size > 0) {
      const level = Math.min(6, sizes.indexOf(line.size) + 1);
      const isSame = last?.kind === 'h' && last.level === level && before?.size === line.size;
      if (last && isSame && near && before?.page === line.page && before.cells.length === 1)
        last.text = joinLines(last.text, text);
      else blocks.push({ kind: 'h', level, text, page: line.page });
    } else if (looksLikeHeading(line, text, bodyFont))
      blocks.push({ kind: 'h', level: Math.min(6, sizes.length + 1), text, page: line.page });
    else if (BULLET.test(text)) blocks.push({ kind: 'li', text: text.replace(BULLET, ''), page: line.page });
    else if (
      last &&
      before &&
      last.kind !== 'h' &&
      last.kind !== 'row' &&
      goesOn(before, line, text, { edge: edgeOf(before), near, marksOpen })
    )
      last.text = joinLines(last.text, text);
    else
      blocks.push({
        kind: line.x > margin + line.size && line.x < margin + line.size * 8 ? 'li' : 'p',
        text,
        page: line.page,
      });
    if (line.cells.length === 1) rows.end();
    before = line;
  }
  return blocks;
}

/**
 * Whether the file marks lines that go on: nearly all lines before a small letter are marked so, and many before a capital are not. Then a
 * line without a mark ends its paragraph.
 */
function marksOpenLines(lines: Line[]): boolean {
  const counts = { small: 0, smallOpen: 0, capital: 0, capitalOpen: 0 };
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || next.page !== line.page || line.cells.length > 1 || next.cells.length > 1) continue;
    const kind = /^\p{Ll}/u.test(next.cells[0] ?? '') ? 'small' : 'capital';
    counts[kind]++;
    if (line.isOpen) counts[`${kind}Open`]++;
  }
  return counts.small >= 5 && counts.smallOpen >= counts.small * 0.9 && counts.capitalOpen <= counts.capital * 0.5;
}

interface Setting {
  /** Where full lines end. */
  edge: number;
  near: boolean;
  marksOpen: boolean;
}

function goesOn(before: Line, line: Line, text: string, { edge, near, marksOpen }: Setting): boolean {
  if (before.cells.length > 1 || before.size !== line.size || before.isAside) return false;
  if (near && samePageOf(before, line) && isUnclosed(before.cells[0] ?? '')) return true;
  if (marksOpen && !before.isOpen && samePageOf(before, line) && !/^\p{Ll}/u.test(text)) return false;
  // The line was full when the next word would not have fitted on it.
  const letter = (before.right - before.x) / Math.max(1, length(before));
  const full = before.right + letter * (1 + (/^\S+/.exec(text)?.[0].length ?? 0)) > edge;
  const samePage = samePageOf(before, line);
  if (samePage && (!near || Math.abs(before.x - line.x) > line.size * 3)) return false;
  const ended = /[.:;!?]$/.test(before.cells[0] ?? '');
  return /^\p{Ll}/u.test(text) ? full || !ended : full && (samePage || !ended);
}

const samePageOf = (one: Line, other: Line) => one.page === other.page;

/** Whether a bracket is open at the end of a line. */
function isUnclosed(text: string): boolean {
  return /[([][^()[\]]{0,60}$/.test(text.slice(-62));
}

/** A short line wholly in another font than the body's, without a full stop. */
function looksLikeHeading(line: Line, text: string, bodyFont: string | number): boolean {
  if (line.font === bodyFont || text.length > 80 || /[.;,:!?]$|: /.test(text)) return false;
  return /^(\d{1,2}(\.\d{1,2})*\.?\s+)?\p{Lu}/u.test(text) && text.split(' ').length <= 10 && /\p{L}{3}/u.test(text);
}

function length(line: Line): number {
  return line.cells.reduce((sum, cell) => sum + cell.length, 0);
}

function commonest<T extends string | number>(weighted: [T, number][]): T | 0 {
  const sums = new Map<T, number>();
  for (const [value, weight] of weighted) sums.set(value, (sums.get(value) ?? 0) + weight);
  let best: T | 0 = 0;
  for (const [value, sum] of sums) if (sum > (sums.get(best as T) ?? -1)) best = value;
  return best;
}
