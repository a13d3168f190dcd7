import type { RawBlock } from '../read/assemble.ts';
import { type Cells, EMPTY, namesColumns } from '../read/tables/table-rows.ts';

/** A row with fewer cells than this part of those in the row below does not name columns. */
const TITLE = 0.7;

/**
 * The blocks of a sheet or CSV file. A row with one cell is a line of text; the first row of a table whose cells are all short words names
 * the columns of the rows below it.
 */
export function blocksOfRows(rows: Cells[], page?: number): RawBlock[] {
  const blocks: RawBlock[] = [];
  const place = page === undefined ? {} : { page };
  let header: { block: RawBlock; from: number; to: number } | null = null;
  let isOpen = false;
  for (const [index, row] of rows.entries()) {
    const { from, to, filled } = extentOf(row);
    if (filled === 0) {
      isOpen = false;
      continue;
    }
    if (filled === 1) {
      const text = row[from] ?? '';
      // One word in the first column of a table is a row whose other cells are empty.
      if (isOpen && header && from === header.from && rows[index + 1]?.some((cell) => cell !== ''))
        blocks.push({ kind: 'row', text, header: header.block, ...place });
      else {
        blocks.push({ kind: text.length > 200 || isOpen ? 'p' : textKind(text, blocks), text, ...place });
        isOpen = false;
      }
      continue;
    }
    const fits: boolean = header !== null && from >= header.from && to <= header.to;
    const text = row
      .slice(fits && header ? header.from : from, to)
      .map((cell) => cell || EMPTY)
      .join(' | ');
    const block: RawBlock = { kind: 'row', text, ...place };
    if (!isOpen && !fits) header = null;
    // A title beside its date stands above a table, and is none of its rows.
    const below = extentOf(rows[index + 1] ?? []).filled;
    if (!isOpen && !header && filled < below * TITLE) {
      blocks.push(block);
      continue;
    }
    if (header) block.header = header.block;
    else if (!isOpen && namesColumns(row) && below > 0) header = { block, from, to };
    isOpen = true;
    blocks.push(block);
  }
  return blocks;
}

/** A short line above everything else is what the sheet is called. */
function textKind(text: string, before: RawBlock[]): 'h' | 'p' {
  return before.length === 0 && text.length <= 80 && !/[.;:!?]$/.test(text) ? 'h' : 'p';
}

function extentOf(row: Cells): { from: number; to: number; filled: number } {
  let from = -1;
  let to = 0;
  let filled = 0;
  row.forEach((cell, index) => {
    if (cell === '') return;
    if (from < 0) from = index;
    to = index + 1;
    filled++;
  });
  return { from: Math.max(0, from), to, filled };
}
