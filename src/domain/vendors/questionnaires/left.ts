/** Cells named in the answer to a download; of more only the number is told. */
const NAMED = 20;

/** What the header x-answers-left says: how many answers found no place in the file, and the first of those places. */
export function leftHeaderOf(cells: readonly string[]): string {
  return [String(cells.length), ...cells.slice(0, NAMED)].map(encodeURIComponent).join(' ');
}

/** The same read again. Null: all of them found their place. */
export function readLeftHeader(header: string | null): { count: number; cells: string[] } | null {
  const [count = '', ...cells] = (header ?? '').split(' ').map(decodeURIComponent);
  return Number(count) > 0 ? { count: Number(count), cells } : null;
}
