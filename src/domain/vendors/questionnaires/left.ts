/**
 * Why an answer found no place in a file: something stands there already; no value of the list and no column of marks says what it says; the
 * file lets no such text in; or there is no column for its sentences.
 */
export const WHYS_LEFT = ['taken', 'choice', 'rule', 'comment'] as const;
export type WhyLeft = (typeof WHYS_LEFT)[number];

export interface LeftCell {
  cell: string;
  why: WhyLeft;
}

/** Cells named in the answer to a download; of more only the number is told. */
const NAMED = 20;

/** What the header x-answers-left says: how many answers found no place in the file, and the first of those places, some for every reason. */
export function leftHeaderOf(cells: readonly LeftCell[]): string {
  const queues = WHYS_LEFT.map((why) => cells.filter((cell) => cell.why === why));
  const named: LeftCell[] = [];
  for (let at = 0; named.length < Math.min(NAMED, cells.length); at++)
    for (const queue of queues) if (queue[at] && named.length < NAMED) named.push(queue[at]!);
  return [String(cells.length), ...named.map(({ cell, why }) => `${encodeURIComponent(cell)},${why}`)].join(' ');
}

/** The same read again. Null: all of them found their place. */
export function readLeftHeader(header: string | null): { count: number; cells: LeftCell[] } | null {
  const [count = '', ...cells] = (header ?? '').split(' ');
  if (!(Number(count) > 0)) return null;
  return {
    count: Number(count),
    cells: cells.map((each) => {
      const [cell = '', said] = each.split(',');
      return { cell: decodeURIComponent(cell), why: WHYS_LEFT.find((why) => why === said) ?? 'taken' };
    }),
  };
}
