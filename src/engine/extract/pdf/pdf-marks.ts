import { getResolvedPDFJS } from 'unpdf';

const { OPS } = await getResolvedPDFJS();

/** Why nobody sees a piece of text: `invisible` is text without ink, as text recognition lays it over a scan. */
export type Unseen = 'invisible' | 'white' | 'away' | 'layer' | 'tiny';

/** Text as the page sets it, in the order in which it does. */
export interface Mark {
  text: string;
  unseen: Unseen | null;
  size: number;
}

type Matrix = [number, number, number, number, number, number];
type Box = [number, number, number, number];

interface State {
  matrix: Matrix;
  mode: number;
  white: boolean;
  clear: boolean;
  size: number;
}

interface Glyph {
  unicode?: string;
  width?: number;
}

const START: Matrix = [1, 0, 0, 1, 0, 0];
const FILLS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const TINY = 2;

/** Follows a page's operators and says of every piece of text whether a reader can see it. `box` is the page in points. */
export function marksOf(
  operators: { fnArray: number[]; argsArray: unknown[] },
  box: Box,
  isLayerShown: (properties: unknown) => boolean,
): Mark[] {
  const marks: Mark[] = [];
  const stack: State[] = [];
  const painted: Box[] = [];
  const layers: boolean[] = [];
  let state: State = { matrix: START, mode: 0, white: false, clear: false, size: 0 };
  let text: Matrix = START;
  let line: Matrix = START;
  let leading = 0;
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };

  operators.fnArray.forEach((operator, index) => {
    const args = (operators.argsArray[index] ?? []) as unknown[];
    const number = (at: number) => Number(args[at] ?? 0);
    if (operator === OPS.save) stack.push({ ...state });
    else if (operator === OPS.restore) state = stack.pop() ?? state;
    else if (operator === OPS.transform) state.matrix = multiply(state.matrix, args as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push({ ...state });
      if (args[0]) state.matrix = multiply(state.matrix, matrixOf(args[0]));
    } else if (operator === OPS.paintFormXObjectEnd) state = stack.pop() ?? state;
    else if (operator === OPS.setTextRenderingMode) state.mode = number(0);
    else if (operator === OPS.setFillRGBColor) state.white = /^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/i.test(String(args[0]));
    else if (operator === OPS.setFillColorN) state.white = false;
    else if (operator === OPS.setGState) {
      for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
        if (key === 'ca') state.clear = Number(value) < 0.05;
        if (key === 'Font') state.size = Number((value as unknown[])[1]);
      }
    } else if (operator === OPS.constructPath && FILLS.has(number(0)) && !state.white && !state.clear) {
      const bounds = args[2] as Box | null;
      if (bounds) painted.push(boxOf(bounds, state.matrix));
    } else if (operator === OPS.shadingFill) painted.push(box);
    else if (operator === OPS.beginMarkedContentProps) layers.push(args[0] !== 'OC' || isLayerShown(args[1]));
    else if (operator === OPS.beginMarkedContent) layers.push(true);
    else if (operator === OPS.endMarkedContent) layers.pop();
    else if (operator === OPS.setFont) state.size = number(1);
    else if (operator === OPS.setLeading) leading = number(0);
    else if (operator === OPS.beginText) text = line = START;
    else if (operator === OPS.setTextMatrix) text = line = matrixOf(args.length > 1 ? args : args[0]);
    else if (operator === OPS.moveText) move(number(0), number(1));
    else if (operator === OPS.setLeadingMoveText) {
      leading = -number(1);
      move(number(0), number(1));
    } else if (operator === OPS.nextLine) move(0, -leading);
    else if (operator === OPS.showText) {
      const { shown, width } = readGlyphs((args[0] ?? []) as (Glyph | number)[], state.size);
      const place = multiply(state.matrix, text);
      const size = Math.hypot(place[2], place[3]) * Math.abs(state.size);
      if (shown.trim() !== '') {
        const unseen = layers.includes(false) ? 'layer' : unseenAt(state, place, size, width, { box, painted });
        marks.push({ text: shown, unseen, size });
      }
      text = multiply(text, [1, 0, 0, 1, width, 0]);
    }
  });
  return marks;
}

function unseenAt(
  { mode, white, clear }: State,
  [a, b, , , x, y]: Matrix,
  size: number,
  width: number,
  { box, painted }: { box: Box; painted: Box[] },
): Unseen | null {
  if (mode === 3 || mode === 7 || clear) return 'invisible';
  if (size < TINY) return 'tiny';
  const [left, bottom, right, top] = box;
  const endX = x + a * width;
  const endY = y + b * width;
  if (Math.min(x, endX) > right || Math.max(x, endX) < left) return 'away';
  if (Math.min(y, endY) > top || Math.max(y, endY) + size < bottom) return 'away';
  // Ink that is white shows on whatever was painted under it.
  const middle = y + size / 3;
  const onPaint = ([x0, y0, x1, y1]: Box) => x >= x0 - 1 && x <= x1 + 1 && middle >= y0 - 1 && middle <= y1 + 1;
  return white && mode !== 1 && mode !== 2 && !painted.some(onPaint) ? 'white' : null;
}

function readGlyphs(glyphs: (Glyph | number)[], size: number): { shown: string; width: number } {
  let shown = '';
  let width = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') width -= (glyph * size) / 1000;
    else if (glyph) {
      shown += glyph.unicode ?? '';
      width += ((glyph.width ?? 0) * size) / 1000;
    }
  }
  return { shown, width };
}

function matrixOf(value: unknown): Matrix {
  const { 0: a = 1, 1: b = 0, 2: c = 0, 3: d = 1, 4: e = 0, 5: f = 0 } = value as Record<number, number>;
  return [a, b, c, d, e, f];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function boxOf(bounds: Box, matrix: Matrix): Box {
  const { 0: x0, 1: y0, 2: x1, 3: y1 } = bounds;
  const corners = [multiply(matrix, [1, 0, 0, 1, x0, y0]), multiply(matrix, [1, 0, 0, 1, x1, y1])];
  const across = multiply(matrix, [1, 0, 0, 1, x0, y1]);
  const xs = [...corners, across].map((corner) => corner[4]);
  const ys = [...corners, across].map((corner) => corner[5]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
