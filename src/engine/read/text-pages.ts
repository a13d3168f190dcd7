/** "Page 3 of 40", "- 12 -": a page's number wherever it stands alone. */
const NUMBERED =
  /^(?:[|\s]*(?:page|seite|página|pág\.?)\s+\d{1,4}(?:\s*(?:of|\/|von|sur|de)\s*\d{1,4})?[|\s]*|[-–—]\s?\d{1,4}\s?[-–—]|\d{1,4}\s*\|\s*p\s?a\s?g\s?e)$/i;
/** The same, and bare numbers, at the head or foot of a page. */
const NUMBER = /^[\s|([–—-]*(?:\d{1,4}|[ivxl]{1,7})(?:\s*(?:of|\/|von|sur|de)\s*\d{1,4})?[\s|)\]–—-]*$/i;
const SLASHED = /^\d{1,4}\s?\/\s?(\d{1,4})$/;
/** How many lines at the head and at the foot of a page may run through the document. */
const OUTER = 3;

/** The lines of a text without the numbers, heads and feet of its pages. */
export function linesOfPages(source: string): string[] {
  const pages = source
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\f')
    .map((page) => page.split('\n'));
  if (pages.length > 1) dropRunning(pages);
  const lines = pages.flatMap((page, index) => (index > 0 ? ['', ...page] : page));
  const totals = Map.groupBy(lines, (line) => SLASHED.exec(line.trim())?.[1] ?? '');
  return lines.map((line, at) => {
    const bare = line.trim();
    const total = SLASHED.exec(bare)?.[1];
    const isNumber = NUMBERED.test(bare) || (total !== undefined && (totals.get(total)?.length ?? 0) > 1);
    return isNumber && isAlone(lines, at) ? '' : line;
  });
}

function isAlone(lines: readonly string[], at: number): boolean {
  return [lines[at - 1], lines[at + 1]].some((line) => (line ?? '').trim() === '');
}

/** What a line says; at the very head or foot, and beside the word "page", whatever its numbers. */
function keyOf(line: string, isOutermost: boolean): string {
  const bare = line.trim().toLowerCase();
  return isOutermost || /(?:page|seite|página)\s\d|\d\s?(?:\/|of|von|sur|de)\s?\d/.test(bare)
    ? bare.replaceAll(/\d+/g, '#')
    : bare;
}

function dropRunning(pages: string[][]): void {
  const outer = pages.map((page) => {
    const filled = page.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
    const chosen = filled.length > OUTER * 2 ? [...filled.slice(0, OUTER), ...filled.slice(-OUTER)] : [];
    return chosen.map((index) => {
      const isOutermost = index === filled[0] || index === filled.at(-1);
      return { index, isOutermost, key: keyOf(page[index] ?? '', isOutermost) };
    });
  });
  const seen = new Map<string, number>();
  for (const lines of outer)
    for (const key of new Set(lines.map(({ key: each }) => each))) seen.set(key, (seen.get(key) ?? 0) + 1);
  for (const [at, page] of pages.entries())
    for (const { index, isOutermost, key } of outer[at] ?? []) {
      const runs = (seen.get(key) ?? 0) >= Math.max(3, pages.length * 0.4);
      if (runs || (isOutermost && NUMBER.test(page[index] ?? ''))) page[index] = '';
    }
}
