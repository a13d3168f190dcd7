import type { RawBlock } from '../../read/assemble.ts';
import { joinLines } from '../../read/normalise.ts';
import { EMPTY, namesColumns } from '../../read/tables/table-rows.ts';
import type { Line } from './pdf-lines.ts';

/** Makes rows of lines with several cells: with the row that names their columns, which is said once, and every cell in its column. */
export function rowReader(lines: readonly Line[]) {
  const words = wordsIn(lines);
  let header: { line: Line; cells: string[]; block: RawBlock; columns: [left: number, right: number][] } | null = null;

  return {
    /** The block of a row; null for a header that comes again on another page. `next` is the line after it. */
    read(line: Line, next: Line | undefined): RawBlock | null {
      const cells = line.cells.map((cell) => joinCell(cell, words));
      const isAgain = header?.cells.join('|') === cells.join('|') && header.line.page !== line.page;
      if (isAgain) return null;
      const block: RawBlock = { kind: 'row', text: cells.join(' | '), page: line.page };
      if (header) {
        block.text = inColumns(line, cells, header.columns).join(' | ');
        block.header = header.block;
      } else if (next && isHeader(line, cells, next)) {
        const columns = line.lefts.map((left, index): [number, number] => [left, line.rights[index] ?? left]);
        header = { line, cells, block, columns };
      }
      return block;
    },
    /** The table is over. */
    end() {
      header = null;
    },
  };
}

/** Of two columns only what is set in another font than the row below it names them: else it may be a name and its value. */
function isHeader(line: Line, cells: string[], next: Line): boolean {
  if (next.cells.length < 2 || !namesColumns(cells) || cells.some((cell) => cell.length > 60)) return false;
  return cells.length > 2 || line.font !== next.font;
}

/** Puts the cells of a row under the columns that they overlap; a column without one stays empty. */
function inColumns(line: Line, cells: string[], columns: [left: number, right: number][]): string[] {
  if (cells.length >= columns.length) {
    // A full row says how wide its columns are.
    if (cells.length === columns.length)
      columns.forEach((column, index) => {
        column[0] = Math.min(column[0], line.lefts[index] ?? column[0]);
        column[1] = Math.max(column[1], line.rights[index] ?? column[1]);
      });
    return cells;
  }
  const placed: string[] = columns.map(() => EMPTY);
  let from = 0;
  for (const [index, cell] of cells.entries()) {
    const [left, right] = [line.lefts[index] ?? 0, line.rights[index] ?? 0];
    const far = ([start, end]: [number, number]) => Math.max(0, start - right, left - end);
    const rest = columns.slice(from, columns.length - (cells.length - index - 1));
    const nearest = rest.reduce((best, column, at) => (far(column) < far(rest[best] ?? column) ? at : best), 0);
    placed[from + nearest] = cell;
    from += nearest + 1;
  }
  return placed;
}

/** All words that stand whole on a line. */
function wordsIn(lines: readonly Line[]): Set<string> {
  const words = new Set<string>();
  for (const { cells } of lines)
    for (const cell of cells)
      for (const line of cell.split('\n'))
        for (const [index, word] of line.split(' ').entries()) {
          const isWhole = !cell.includes('\n') || (index > 0 && index < line.split(' ').length - 1);
          if (isWhole) words.add(bare(word));
        }
  return words;
}

const bare = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words of one or two letters. */
const SHORT = new Set(
  'a e i o u y à é ó ab ai al am an as at au be by ce da de di do du el em en er es et eu go he id il im in is it ja la le lo me mi my no ob of on or os ou se si so su tu un up us va we wo zu'.split(
    ' ',
  ),
);

/** The lines of a cell as one; a word that a narrow cell breaks without a hyphen is whole again where the document knows it. */
export function joinCell(cell: string, words: ReadonlySet<string>): string {
  return cell.split('\n').reduce((before, after) => {
    const head = /\p{L}+$/u.exec(before)?.[0] ?? '';
    const tail = /^\p{Ll}+/u.exec(after)?.[0] ?? '';
    if (head === '' || tail === '') return joinLines(before, after);
    // A rest of two letters that is no word stands for itself; what is longer only where the whole word is known.
    const isRest = tail.length <= 2 && !words.has(tail) && !SHORT.has(tail);
    const isBroken = !words.has(bare(head)) && (words.has(bare(head + tail)) || isRest);
    return isBroken ? before + after : joinLines(before, after);
  });
}
