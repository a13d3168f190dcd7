/** What an item of a list begins with. */
export const BULLET = /^(?:[•●▪‣◦○■□➢►✓❖*–-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+(?=\S)/;

/** A piece of text as the PDF sets it; coordinates in points from the bottom left. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  endOfLine: boolean;
  /** Degrees by which it is turned, counted against the clock. */
  angle: number;
}

/** A part of a cell that a gap sets off, which may be a column of its own. */
export interface Part {
  text: string;
  x: number;
  right: number;
}

/** A line of a page, or a row of a table when it has more than one cell. */
export interface Line {
  page: number;
  /** The text of each cell; a line break where the cell has one. */
  cells: string[];
  /** Of each cell of one line its parts. */
  parts: Part[][];
  /** Where each cell begins and ends. */
  lefts: number[];
  rights: number[];
  x: number;
  right: number;
  y: number;
  bottom: number;
  size: number;
  font: string;
  /** Where on the page it stands, 0 at the bottom and 1 at the top. */
  height: number;
  /** The file says that the text goes on in the next line. */
  isOpen: boolean;
  /** It lies across the direction of the page's text: a stamp, the label of an axis. */
  isAside: boolean;
}

interface Cell {
  x: number;
  right: number;
  y: number;
  text: string;
  parts: Part[];
}

/** Gaps, in sizes of the font: between words, between parts that may be columns, between cells. */
const GAP = { word: 0.12, part: 0.55, cell: 1.3 };
const MARK = /^(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]?|\(?[a-z][.)]|[•●▪‣◦○o*–-])$/;
const DOT = /^[•●▪‣◦○■□➢►✓❖*–-]$/;

/** A line that is being put together. */
interface Open {
  cells: Cell[];
  /** As of its first piece, and as of its longest: a bullet may be larger than the text behind it. */
  size: number;
  longest: Piece;
  top: number;
  bottom: number;
  isOpen: boolean;
}

/**
 * Puts the pieces of a page together in the order in which they are set. Text that goes on to the right, at the same height or higher,
 * starts the next cell of a row; text under a cell's first line belongs to the cell; anything else starts a new line.
 */
export function linesOf(pieces: Piece[], page: number, pageHeight: number): Line[] {
  const lines: Line[] = [];
  let open: Open | null = null;
  for (const piece of pieces) {
    if (piece.text.trim() === '') continue;
    if (!open || !take(open, piece)) {
      if (open) lines.push(lineOf(open, lines, page, pageHeight));
      open = startLine(piece);
    }
    if (piece.text.length > open.longest.text.length) open.longest = piece;
    open.isOpen = piece.endOfLine;
  }
  if (open) lines.push(lineOf(open, lines, page, pageHeight));
  return lines;
}

/** Adds a piece to the open line; false where it belongs to another. */
function take(open: Open, piece: Piece): boolean {
  const { cells, size } = open;
  const cell = cells.at(-1);
  const first = cells[0];
  if (!cell || !first) return false;
  const slack = Math.max(piece.size, size) * 0.45;
  if (Math.abs(piece.y - cell.y) <= slack && piece.x >= cell.x - 1) {
    if (piece.x - cell.right > piece.size * GAP.cell && !DOT.test(cell.text.trim())) cells.push(startCell(piece));
    else append(cell, piece);
    return true;
  }
  if (piece.y > cell.y - slack && piece.y <= open.top + size * 5 && piece.x > cell.right + piece.size * 0.3) {
    cells.push(startCell(piece));
    open.top = Math.max(open.top, piece.y);
    return true;
  }
  const isBelow = piece.y < cell.y && cell.y - piece.y < piece.size * 1.9;
  if (cells.length > 1 && isBelow && Math.abs(piece.x - cell.x) < piece.size) {
    cell.text = `${cell.text.trimEnd()}\n${piece.text}`;
    cell.parts = [];
    cell.y = piece.y;
    cell.right = piece.x + piece.width;
    open.bottom = Math.min(open.bottom, piece.y);
    return true;
  }
  // The page's number, and the dots that lead to it, may be set before what they belong to.
  const end = piece.x + piece.width;
  if (Math.abs(piece.y - first.y) > slack * 0.3 || end > first.x + 1 || cells.some(({ y }) => y !== first.y))
    return false;
  cells.unshift(startCell(piece));
  return true;
}

function append(cell: Cell, piece: Piece): void {
  const gap = piece.x - cell.right;
  const space = gap > piece.size * GAP.word && !cell.text.endsWith(' ') ? ' ' : '';
  const part = cell.parts.at(-1);
  if (part && gap <= piece.size * GAP.part) {
    part.text += space + piece.text;
    part.right = piece.x + piece.width;
  } else if (part) cell.parts.push(partOf(piece));
  cell.text += space + piece.text;
  cell.right = piece.x + piece.width;
}

function lineOf(
  { cells, size, longest, top, bottom, isOpen }: Open,
  lines: Line[],
  page: number,
  pageHeight: number,
): Line {
  const first = cells[0] ?? startCell(longest);
  // The upper lines of a first cell were taken for lines of their own before the second cell showed that this is a row. Where the others stand
  // at its middle, as much of it is above them as below.
  let height = first.y;
  const highest = top + Math.max(size * 0.45, top - first.y + size * 0.3);
  for (let above = lines.at(-1); cells.length > 1 && above; above = lines.at(-1)) {
    if (above.cells.length > 1 || above.y > highest || Math.abs(above.x - first.x) > size) break;
    if (above.y - height > size * 1.9 && above.y > top + size * 0.45) break;
    height = above.y;
    first.text = `${above.cells[0] ?? ''}\n${first.text}`;
    first.parts = [];
    lines.pop();
  }
  const filled = cells.filter((cell) => cell.text.trim() !== '');
  const texts = filled.map((cell) => cell.text.trim());
  const isMarked = texts.length === 2 && MARK.test(texts[0] ?? '');
  return {
    page,
    cells: isMarked ? [texts.join(' ')] : texts,
    parts: isMarked ? [filled.flatMap(({ parts }) => parts)] : filled.map(({ parts }) => parts),
    lefts: isMarked ? [first.x] : filled.map(({ x }) => x),
    rights: isMarked ? [filled.at(-1)?.right ?? first.right] : filled.map(({ right }) => right),
    x: first.x,
    right: Math.max(...cells.map((cell) => cell.right)),
    y: top,
    bottom,
    size: longest.size,
    font: longest.font,
    height: pageHeight > 0 ? top / pageHeight : 0.5,
    isOpen,
    isAside: false,
  };
}

function startLine(piece: Piece): Open {
  const { size, y, endOfLine } = piece;
  return { cells: [startCell(piece)], size, longest: piece, top: y, bottom: y, isOpen: endOfLine };
}

function startCell(piece: Piece): Cell {
  const part = partOf(piece);
  return { x: part.x, right: part.right, y: piece.y, text: piece.text, parts: [part] };
}

function partOf({ text, x, width }: Piece): Part {
  return { text, x, right: x + width };
}
