import { joinLines } from '../read/normalise.ts';

/** A piece of text as the PDF sets it; coordinates in points from the bottom left. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  endOfLine: boolean;
}

/** A line of a page, or a row of a table when it has more than one cell. */
export interface Line {
  page: number;
  cells: string[];
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
}

interface Cell {
  x: number;
  right: number;
  y: number;
  text: string;
}

/**
 * Puts the pieces of a page together in the order in which they are set. Text that goes on to the right, at the same height or higher,
 * starts the next cell of a row; text under a cell's first line belongs to the cell; anything else starts a new line.
 */
export function linesOf(pieces: Piece[], page: number, pageHeight: number): Line[] {
  const lines: Line[] = [];
  let cells: Cell[] = [];
  let size = 0;
  let font = '';
  let top = 0;
  let bottom = 0;

  const flush = () => {
    const first = cells[0];
    if (first) {
      // The upper lines of a first cell were taken for lines of their own before the second cell showed that this is a row.
      for (let above = lines.at(-1); cells.length > 1 && above; above = lines.at(-1)) {
        if (above.cells.length > 1 || above.y > top + size * 0.45 || Math.abs(above.x - first.x) > size) break;
        first.text = `${above.cells[0] ?? ''} ${first.text}`;
        lines.pop();
      }
      const filled = cells.filter((cell) => cell.text.trim() !== '');
      const texts = filled.map((cell) => cell.text.trim());
      const marked =
        texts.length === 2 && /^(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]?|\(?[a-z][.)]|[•●▪‣◦○o*–-])$/.test(texts[0] ?? '');
      lines.push({
        page,
        cells: marked ? [texts.join(' ')] : texts,
        lefts: marked ? [first.x] : filled.map(({ x }) => x),
        rights: marked ? [filled.at(-1)?.right ?? first.right] : filled.map(({ right }) => right),
        x: first.x,
        right: Math.max(...cells.map((cell) => cell.right)),
        y: top,
        bottom,
        size,
        font,
        height: pageHeight > 0 ? top / pageHeight : 0.5,
      });
    }
    cells = [];
  };

  for (const piece of pieces) {
    if (piece.text.trim() === '') continue;
    const cell = cells.at(-1);
    const slack = Math.max(piece.size, size) * 0.45;
    if (cell && Math.abs(piece.y - cell.y) <= slack && piece.x >= cell.x - 1) {
      const gap = piece.x - cell.right;
      if (gap > piece.size * 1.3) cells.push(startCell(piece));
      else {
        cell.text += gap > piece.size * 0.12 && !cell.text.endsWith(' ') ? ` ${piece.text}` : piece.text;
        cell.right = piece.x + piece.width;
      }
    } else if (
      cell &&
      piece.y > cell.y - slack &&
      piece.y <= top + size * 5 &&
      piece.x > cell.right + piece.size * 0.3
    ) {
      cells.push(startCell(piece));
      top = Math.max(top, piece.y);
    } else if (
      cell &&
      cells.length > 1 &&
      piece.y < cell.y &&
      cell.y - piece.y < piece.size * 1.9 &&
      Math.abs(piece.x - cell.x) < piece.size
    ) {
      cell.text = joinLines(cell.text.trimEnd(), piece.text);
      cell.y = piece.y;
      cell.right = piece.x + piece.width;
      bottom = Math.min(bottom, piece.y);
    } else {
      flush();
      cells = [startCell(piece)];
      size = piece.size;
      font = piece.font;
      top = bottom = piece.y;
    }
    if (cells.length === 1 && cells[0]?.text === piece.text) ({ size, font } = piece);
  }
  flush();
  return lines;
}

function startCell(piece: Piece): Cell {
  return { x: piece.x, right: piece.x + piece.width, y: piece.y, text: piece.text };
}
