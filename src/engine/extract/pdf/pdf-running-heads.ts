import type { Line } from './pdf-lines.ts';

/** "12", "- 12 -", "Page 3 of 40", "3/40", "iv", "12 | P a g e": the number of a page and nothing else. */
export const PAGE_NUMBER =
  /^[\s|–—\-·.[(~]*(?:(?:page|p\.|pg\.?|seite|s\.|blatt|página|pág\.?|folio|p ?a ?g ?e)\s*\|?\s*)?(?:\d{1,4}|[ivxl]{1,7})(?:\s*(?:of|out of|\/|von|sur|de|\|)\s*\d{1,4})?[\s|–—\-·.\])~]*(?:p ?a ?g ?e)?$/i;
/** Lines in the outermost 8 % of a page are at its edge; a page's first and last line may be in the outermost 14 %. */
const EDGE = 0.08;
const OUTER = 0.14;
/** How far apart, in points, the same line may stand from page to page. */
const DRIFT = 4;

/** Leaves out the running heads and feet of pages, their numbers, and stamps that lie across the text of several pages. */
export function dropRunning(lines: Line[], pages: number): Line[] {
  const body = bodySize(lines);
  const places = new Map(lines.map((line, index) => [line, index]));
  const isApart = (line: Line) => standsApart(line, lines, places.get(line) ?? 0);
  // A heading of the text may stand at the top of several pages; it is large, and text follows it.
  const outer = new Set(
    outerLines(lines).filter((line) => line.size <= body && line.cells.length === 1 && isApart(line)),
  );
  const candidates = lines.filter((line) => line.isAside || isAtEdge(line) || outer.has(line));
  const byWords = Map.groupBy(candidates, keyOf);
  const apart = candidates.filter((line) => isAtEdge(line) && isApart(line));
  const byPlace = Map.groupBy(apart, placeOf);
  const isRunning = (line: Line) => {
    if (isAtEdge(line) && PAGE_NUMBER.test(line.cells.join(' '))) return true;
    const same = byWords.get(keyOf(line)) ?? [];
    if (line.isAside) return pagesOf(same) >= 3;
    // A large line that comes on every page is said once: it may be the title of a form.
    if (pages >= 3 && pagesOf(same) >= pages * 0.6) return line.size <= body * 1.25 || same[0] !== line;
    if (line.size > body * 1.25) return false;
    if (pagesOf(same.filter((other) => Math.abs(other.y - line.y) <= DRIFT)) >= 3) return true;
    // A head that names the chapter: other words on other pages, at the same place, apart from the text.
    const there = isAtEdge(line) && isApart(line) ? (byPlace.get(placeOf(line)) ?? []) : [];
    return pagesOf(there) >= Math.max(4, pages * 0.5);
  };
  const running = new Set(candidates.filter(isRunning));
  return lines.filter((line) => !running.has(line));
}

const isAtEdge = ({ height }: Line) => height > 1 - EDGE || height < EDGE;
const placeOf = ({ y, size }: Line) => `${Math.round(y / DRIFT)} ${size}`;

/** The size in which most letters are set. */
function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, cells } of lines) letters.set(size, (letters.get(size) ?? 0) + cells.join('').length);
  return [...letters].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** The first and the last line of every page that has more, where they stand far out. */
function outerLines(lines: Line[]): Line[] {
  const found: Line[] = [];
  for (const own of Map.groupBy(lines, ({ page }) => page).values()) {
    if (own.length < 4) continue;
    const first = own.reduce((one, other) => (other.height > one.height ? other : one));
    const last = own.reduce((one, other) => (other.height < one.height ? other : one));
    if (first.height > 1 - OUTER) found.push(first);
    if (last.height < OUTER) found.push(last);
  }
  return found;
}

/** What a line says, whatever its numbers: page 3 and page 4 are one. */
function keyOf(line: Line): string {
  const words = line.cells.join(' ');
  return (PAGE_NUMBER.test(words) ? words.replace(/(?<!\p{L})[ivxl]+(?!\p{L})/iu, '#') : words)
    .replace(/\d+/g, '#')
    .trim()
    .toLowerCase();
}

const pagesOf = (lines: Line[]) => new Set(lines.map(({ page }) => page)).size;

/** Whether a line is set apart from the lines before and after it. */
function standsApart(line: Line, lines: Line[], at: number): boolean {
  return [lines[at - 1], lines[at + 1]].every(
    (other) => !other || other.page !== line.page || Math.abs(other.y - line.y) > line.size * 1.9 || other.y === line.y,
  );
}
