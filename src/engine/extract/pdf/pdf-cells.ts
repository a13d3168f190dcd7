import type { Line, Part } from './pdf-lines.ts';

/** How many lines above and below are looked at, and how far edges or middles of one column may lie apart. */
const NEAR = 3;
const DRIFT = 2;

/**
 * Cuts cells where the table has a column that nearly touches its neighbour: the parts of a line stand under or above as many parts of
 * another line, one of which is already known to be a row.
 */
export function splitCells(lines: Line[]): Line[] {
  const parts = lines.map((line) => line.cells.flatMap((text, index) => partsOf(line, text, index)));
  return lines.map((line, at) => {
    const own = parts[at] ?? [];
    if (own.length <= line.cells.length || own.length < 2) return line;
    const isColumns = parts.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((other, index) => {
      const neighbour = lines[Math.max(0, at - NEAR) + index];
      if (!neighbour || neighbour === line || other.length !== own.length) return false;
      return (
        (line.cells.length > 1 || neighbour.cells.length > 1) &&
        own.every((part, column) => isUnder(part, other[column]))
      );
    });
    if (!isColumns) return line;
    return {
      ...line,
      cells: own.map(({ text }) => text.trim()),
      parts: own.map((part) => [part]),
      lefts: own.map(({ x }) => x),
      rights: own.map(({ right }) => right),
    };
  });
}

function partsOf({ parts, lefts, rights }: Line, text: string, index: number): Part[] {
  const own = parts[index] ?? [];
  return own.length > 0 ? own : [{ text, x: lefts[index] ?? 0, right: rights[index] ?? 0 }];
}

function isUnder(one: Part, other: Part | undefined): boolean {
  if (!other) return false;
  const distances = [one.x - other.x, one.right - other.right, (one.x + one.right - other.x - other.right) / 2];
  return distances.some((distance) => Math.abs(distance) <= DRIFT);
}
