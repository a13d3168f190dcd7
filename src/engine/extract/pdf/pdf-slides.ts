import type { RawBlock } from '../../read/assemble.ts';
import { BULLET, type Line } from './pdf-lines.ts';
import { joinCell, rowReader } from './pdf-rows.ts';

export interface Sheet {
  width: number;
  height: number;
}

/** Letters of slides are this large in relation to the slide's height. */
const LARGE = 0.021;
/** A title stands in the upper part of a slide, and is no longer than this. */
const TITLE = { from: 0.5, letters: 160 };

/** Whether the pages are slides: lying, and set in large letters. */
export function isDeck(lines: readonly Line[], sheets: readonly Sheet[]): boolean {
  const lying = sheets.filter(({ width, height }) => width > height * 1.2).length;
  if (sheets.length === 0 || lying < sheets.length * 0.8) return false;
  const letters = (chosen: (line: Line) => boolean) =>
    lines.filter(chosen).reduce((sum, { cells }) => sum + cells.join('').length, 0);
  const isLarge = ({ size, page }: Line) => size >= LARGE * (sheets[page - 1]?.height ?? Infinity);
  return letters(isLarge) > letters(() => true) * 0.7;
}

/** Of every slide its title as a heading, then its lists, rows and texts. */
export function blocksOfSlides(lines: readonly Line[]): RawBlock[] {
  const blocks: RawBlock[] = [];
  const rows = rowReader(lines);
  for (const [page, own] of Map.groupBy(lines, (line) => line.page)) {
    const title = titleOf(own);
    rows.end();
    let before: Line | null = null;
    for (const [index, line] of own.entries()) {
      const text = joinCell(line.cells.join(' | '), new Set());
      const last = blocks.at(-1);
      const gap: number = before?.size === line.size ? before.bottom - line.y : Infinity;
      const isNear = gap <= line.size * (/^\p{Ll}/u.test(text) ? 2.2 : 1.7);
      if (line.cells.length > 1) {
        const row = rows.read(line, own[index + 1]);
        if (row) blocks.push(row);
      } else if (title.includes(line)) {
        if (last?.kind === 'h' && last.page === page) last.text += ` ${text}`;
        else blocks.push({ kind: 'h', level: blocks.length === 0 ? 1 : 2, text, page });
      } else if (BULLET.test(text)) blocks.push({ kind: 'li', text: text.replace(BULLET, ''), page });
      else if (
        last &&
        isNear &&
        last.page === page &&
        last.kind !== 'h' &&
        last.kind !== 'row' &&
        goesOn(last.text, text)
      )
        last.text += ` ${text}`;
      else blocks.push({ kind: 'p', text, page });
      if (line.cells.length === 1) rows.end();
      before = line;
    }
  }
  return blocks;
}

function goesOn(before: string, text: string): boolean {
  return /^[\p{Ll}(]/u.test(text) || (!/[.:;!?]$/.test(before) && before.length > 45);
}

/** The largest letters of the upper half, where there are smaller ones too; on a slide of one size the topmost line, if it is short. */
function titleOf(lines: readonly Line[]): Line[] {
  const upright = lines.filter(({ isAside, cells }) => !isAside && cells.length === 1);
  const largest = Math.max(...upright.map(({ size }) => size));
  const title = upright.filter(({ size, height }) => size === largest && height > TITLE.from);
  const isShort = title.reduce((sum, { cells }) => sum + (cells[0]?.length ?? 0), 0) <= TITLE.letters;
  if (title.length > 0 && isShort && upright.some(({ size }) => size < largest)) return title;
  const top = upright.toSorted((one, other) => other.height - one.height)[0];
  return top &&
    top.height > TITLE.from &&
    (top.cells[0]?.length ?? 0) <= 60 &&
    !BULLET.test(top.cells[0] ?? '') &&
    !/[.;,:]$/.test(top.cells[0] ?? '') &&
    upright.length > 1 &&
    largest === top.size
    ? [top]
    : [];
}
