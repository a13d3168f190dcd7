import type { Line } from './pdf-lines.ts';
import type { Sheet } from './pdf-slides.ts';

/** So many lines on both sides, and so much of a page's text, make two columns. */
const LEAST = { lines: 8, share: 0.7 };

/** Where full lines end: at the right edge of the text, or of its own column where a page has two. */
export function edgeFinder(body: readonly Line[], sheets: readonly Sheet[]): (line: Line) => number {
  const whole = body.reduce((most, line) => Math.max(most, line.right), 0);
  const gutters = new Map<number, { gutter: number; edge: number }>();
  for (const [page, lines] of Map.groupBy(body, (line) => line.page)) {
    const width = sheets[page - 1]?.width ?? Infinity;
    const second = lines.filter(({ x }) => x > width * 0.42);
    const gutter = second.reduce((least, { x }) => Math.min(least, x), Infinity);
    const first = lines.filter(({ right }) => right <= gutter);
    if (second.length < LEAST.lines || first.length < LEAST.lines) continue;
    if (first.length + second.length < lines.length * LEAST.share) continue;
    gutters.set(page, { gutter, edge: first.reduce((most, { right }) => Math.max(most, right), 0) });
  }
  return ({ page, x }) => {
    const columns = gutters.get(page);
    return columns && x < columns.gutter ? columns.edge : whole;
  };
}
