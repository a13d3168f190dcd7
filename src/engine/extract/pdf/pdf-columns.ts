import type { Line } from './pdf-lines.ts';

/** This many lines on both sides of a gutter make columns. */
const LEAST = 6;

/**
 * Where a page is set in two columns but written line by line across both, reads down the left column, then down the right. What tells
 * columns from a table: the lines are full, follow each other closely and go on in the middle of sentences.
 */
export function uncolumn(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const run = runFrom(lines, at);
    if (run.length === 0 || !isProse(run)) {
      const line = lines[at];
      if (line) result.push(line);
      at++;
      continue;
    }
    const gutter = run.find(({ cells }) => cells.length === 2)?.lefts[1] ?? 0;
    const side = (index: 0 | 1) =>
      run.flatMap((line) => {
        const own = line.cells.length === 2 ? index : Math.abs((line.lefts[0] ?? 0) - gutter) < line.size * 2 ? 1 : 0;
        return line.cells.length === 2 || own === index ? [cellLine(line, line.cells.length === 2 ? index : 0)] : [];
      });
    result.push(...side(0), ...side(1));
    at += run.length;
  }
  return result;
}

/** Lines from here on that keep to the same two columns. */
function runFrom(lines: Line[], at: number): Line[] {
  const first = lines[at];
  const gutter = first?.lefts[1];
  if (!first || first.cells.length !== 2 || gutter === undefined) return [];
  const run: Line[] = [];
  for (const line of lines.slice(at)) {
    const before = run.at(-1);
    const [left = 0, right] = line.lefts;
    const inTwo = line.cells.length === 2 && right !== undefined && Math.abs(right - gutter) < line.size;
    const inOne =
      line.cells.length === 1 &&
      ((line.rights[0] ?? 0) < gutter || Math.abs(left - gutter) < line.size) &&
      line.size === first.size;
    if (!inTwo && !inOne) break;
    if (before && (before.bottom <= line.y || before.bottom - line.y > line.size * 3)) break;
    run.push(line);
  }
  while (run.length > 0 && run.at(-1)?.cells.length === 1) run.pop();
  return run;
}

function isProse(run: Line[]): boolean {
  const both = run.filter(({ cells }) => cells.length === 2);
  if (both.length < LEAST) return false;
  const cells = both.flatMap((line) => line.cells);
  const goingOn = cells.filter((cell) => /^[\p{Ll}(]/u.test(cell)).length;
  const widths = both.map(({ lefts, rights }) => (rights[0] ?? 0) - (lefts[0] ?? 0));
  const widest = Math.max(...widths);
  const full = widths.filter((width) => width > widest * 0.7).length;
  return goingOn >= cells.length * 0.3 && full >= both.length * 0.6;
}

function cellLine(line: Line, index: number): Line {
  const x = line.lefts[index] ?? line.x;
  const right = line.rights[index] ?? line.right;
  const parts = [line.parts[index] ?? []];
  return { ...line, cells: [line.cells[index] ?? ''], parts, lefts: [x], rights: [right], x, right };
}
