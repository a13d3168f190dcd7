import { linesOf, type Line, type Piece } from './pdf-lines.ts';

type Box = [left: number, bottom: number, right: number, top: number];

/** Text that is turned by less than this many degrees is not turned. */
const STRAIGHT = 3;

/**
 * The lines of a page as it is held to be read: in the direction in which most of its text runs. What runs in another direction comes after
 * it, marked as set aside.
 */
export function turnedLines(pieces: Piece[], page: number, box: Box): { lines: Line[]; width: number; height: number } {
  const groups = Map.groupBy(pieces, ({ angle }) => turnOf(angle));
  const letters = (turn: number) => (groups.get(turn) ?? []).reduce((sum, { text }) => sum + text.trim().length, 0);
  const main = [...groups.keys()].toSorted((one, other) => letters(other) - letters(one))[0] ?? 0;
  const [left, bottom, right, top] = box;
  const isSideways = main === 90 || main === 270;
  const [width, height] = isSideways ? [top - bottom, right - left] : [right - left, top - bottom];
  const lines = linesOf(turned(groups.get(main) ?? [], main, box), page, height);
  for (const [turn, own] of groups)
    if (turn !== main)
      for (const line of linesOf(turned(own, turn, box), page, 0)) lines.push({ ...line, isAside: true });
  return { lines, width, height };
}

/** Quarters of a turn are told exactly, anything else by five degrees. */
function turnOf(angle: number): number {
  const whole = ((Math.round(angle) % 360) + 360) % 360;
  const quarter = (Math.round(whole / 90) * 90) % 360;
  const off = Math.min(Math.abs(whole - quarter), 360 - Math.abs(whole - quarter));
  return off < STRAIGHT ? quarter : Math.round(whole / 5) * 5;
}

function turned(pieces: Piece[], turn: number, [left, bottom, right, top]: Box): Piece[] {
  const place = ({ x, y }: Piece): [number, number] => {
    if (turn === 0) return [x - left, y - bottom];
    if (turn === 90) return [y - bottom, right - x];
    if (turn === 180) return [right - x, top - y];
    if (turn === 270) return [top - y, x - left];
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return [x * cos + y * sin, y * cos - x * sin];
  };
  return pieces.map((piece) => {
    const [x, y] = place(piece);
    return { ...piece, x, y };
  });
}
