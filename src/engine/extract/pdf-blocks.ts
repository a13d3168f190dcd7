import type { RawBlock } from '../read/assemble.ts';
import { joinLines } from '../read/normalise.ts';
import type { Line } from './pdf-lines.ts';

const BULLET = /^(?:[•●▪‣◦○*–-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+(?=\S)/;

/** Makes headings, paragraphs, list items and rows of the lines of all pages; running headers and footers are dropped. */
export function blocksOfLines(lines: Line[], pages: number): RawBlock[] {
  const kept = dropRunning(lines, pages);
  const body = commonest(kept.map((line) => [line.size, length(line)]));
  const bodyFont = commonest(kept.filter((line) => line.size === body).map((line) => [line.font, length(line)]));
  const margin = commonest(kept.filter((line) => line.size === body).map((line) => [Math.round(line.x), 1]));
  const edge = Math.max(
    0,
    ...kept.filter((line) => line.size === body && line.cells.length === 1).map((line) => line.right),
  );
  const sizes = [...new Set(kept.map((line) => line.size))]
    .filter((size) => size > body * 1.08)
    .toSorted((a, b) => b - a);

  const blocks: RawBlock[] = [];
  let before: Line | null = null;
  for (const line of kept) {
    const text = line.cells.join(' | ');
    const last = blocks.at(-1);
    const gap = before && before.page === line.page ? before.bottom - line.y : 0;
    const near = gap <= line.size * 1.9;
    if (line.cells.length > 1) blocks.push({ kind: 'row', text, page: line.page });
    else if (line.size > body * 1.08 && line.size > 0) {
      const level = Math.min(6, sizes.indexOf(line.size) + 1);
      if (last?.kind === 'h' && last.level === level && before?.size === line.size && near && before.cells.length === 1)
        last.text = joinLines(last.text, text);
      else blocks.push({ kind: 'h', level, text, page: line.page });
    } else if (looksLikeHeading(line, text, bodyFont))
      blocks.push({ kind: 'h', level: Math.min(6, sizes.length + 1), text, page: line.page });
    else if (BULLET.test(text)) blocks.push({ kind: 'li', text: text.replace(BULLET, ''), page: line.page });
    else if (last && before && last.kind !== 'h' && last.kind !== 'row' && goesOn(before, line, text, edge, near))
      last.text = joinLines(last.text, text);
    else
      blocks.push({
        kind: line.x > margin + line.size && line.x < margin + line.size * 8 ? 'li' : 'p',
        text,
        page: line.page,
      });
    before = line;
  }
  return blocks;
}

function goesOn(before: Line, line: Line, text: string, edge: number, near: boolean): boolean {
  if (before.cells.length > 1 || before.size !== line.size) return false;
  // The line was full when the next word would not have fitted on it.
  const letter = (before.right - before.x) / Math.max(1, length(before));
  const full = before.right + letter * (1 + (/^\S+/.exec(text)?.[0].length ?? 0)) > edge;
  const samePage = before.page === line.page;
  if (samePage && (!near || Math.abs(before.x - line.x) > line.size * 3)) return false;
  const ended = /[.:;!?]$/.test(before.cells[0] ?? '');
  return /^\p{Ll}/u.test(text) ? full || !ended : full && (samePage || !ended);
}

/** A short line wholly in another font than the body's, without a full stop. */
function looksLikeHeading(line: Line, text: string, bodyFont: string | number): boolean {
  if (line.font === bodyFont || text.length > 80 || /[.;,:!?]$|: /.test(text)) return false;
  return /^(\d{1,2}(\.\d{1,2})*\.?\s+)?\p{Lu}/u.test(text) && text.split(' ').length <= 10 && /\p{L}{3}/u.test(text);
}

/** What a line says, whatever its numbers: page 3 and page 4 are one. */
function key(line: Line): string {
  return line.cells.join(' ').replace(/\d+/g, '#').trim().toLowerCase();
}

/** Whether a line stands in the top or bottom 8 % of its page. */
function isAtEdge(line: Line): boolean {
  return line.height > 0.92 || line.height < 0.08;
}

function dropRunning(lines: Line[], pages: number): Line[] {
  const seen = new Map<string, Set<number>>();
  for (const line of lines.filter(isAtEdge)) seen.set(key(line), (seen.get(key(line)) ?? new Set()).add(line.page));
  return lines.filter((line) => {
    if (!isAtEdge(line)) return true;
    if (/^(page\s*)?[#\d]+(\s*(of|\/|von|sur|de)\s*\d+)?$/i.test(line.cells.join(' ').trim())) return false;
    return pages < 3 || (seen.get(key(line))?.size ?? 0) < pages * 0.6;
  });
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
