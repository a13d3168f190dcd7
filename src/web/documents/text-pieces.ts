import type { Block } from '#domain/documents/analysis.ts';

/** A passage to mark; `tone` says how, `id` whose it is. */
export interface Mark {
  id: string;
  start: number;
  end: number;
  tone: 'open' | 'accepted' | 'active';
}

/** Part of a block: text[start, end) with the marks that cover all of it. */
export interface Piece {
  start: number;
  end: number;
  marks: readonly Mark[];
}

/** A block as it is shown: from its own start to the start of the next, so that all blocks together are the whole text. */
export interface ShownBlock {
  kind: Block['kind'];
  /** Of a heading, 1 to 4: never more than one below the heading before it. */
  depth: number;
  start: number;
  end: number;
  /** The page that begins here. */
  page: number | null;
}

/** The blocks of a text without gaps or overlaps; a text without blocks is one paragraph. */
export function shownBlocks(text: string, blocks: readonly Block[]): ShownBlock[] {
  if (text === '') return [];
  const sorted = blocks
    .filter(({ start, end }) => start < end && start < text.length)
    .toSorted((a, b) => a.start - b.start);
  const starts = sorted.filter(({ start }, index) => index === 0 || start > (sorted[index - 1]?.start ?? -1));
  if (starts.length === 0) return [{ kind: 'p', depth: 1, start: 0, end: text.length, page: null }];
  let depth = 0;
  let page: number | undefined;
  return starts.map((block, index) => {
    if (block.kind === 'h') depth = Math.min(block.level ?? 1, depth + 1, 4);
    const isNewPage = block.page !== undefined && block.page !== page;
    page = block.page ?? page;
    return {
      kind: block.kind,
      depth: Math.max(1, depth),
      start: index === 0 ? 0 : block.start,
      end: starts[index + 1]?.start ?? text.length,
      page: isNewPage ? (block.page ?? null) : null,
    };
  });
}

/** Cuts text[from, to) at every border of a mark. `marks` need no order. */
export function piecesWithin(from: number, to: number, marks: readonly Mark[]): Piece[] {
  const inside = marks.filter(({ start, end }) => start < to && end > from && start < end);
  if (inside.length === 0) return from < to ? [{ start: from, end: to, marks: [] }] : [];
  const borders = inside.flatMap(({ start, end }) => [Math.max(from, start), Math.min(to, end)]);
  const cuts = [...new Set([from, to, ...borders])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? to;
    return { start, end, marks: inside.filter((mark) => mark.start <= start && mark.end >= end) };
  });
}

export const CELL_BORDER = ' | ';

/** The cells of a row, with the borders between them left out: [start, end) each. */
export function cellsOf(
  text: string,
  { start, end }: Pick<ShownBlock, 'start' | 'end'>,
): { start: number; end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let from = start;
  for (const cell of text.slice(start, end).split(CELL_BORDER)) {
    cells.push({ start: from, end: from + cell.length });
    from += cell.length + CELL_BORDER.length;
  }
  return cells;
}

/** Neighbouring blocks that are shown as one thing: the items of a list, the rows of a table. */
export function groupsOfBlocks(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const groups: ShownBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const joins = (block.kind === 'li' || block.kind === 'row') && last?.[0]?.kind === block.kind;
    if (joins) last.push(block);
    else groups.push([block]);
  }
  return groups;
}
