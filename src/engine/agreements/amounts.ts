import { type Amount, asNumber, durationsIn } from '../read/durations.ts';

const PERCENT =
  /(?<![\p{L}\d.,])(\d{1,3}(?:[.,]\d{1,6})?)\s?(?:%|percent|per cent|prozent|v\.\s?h\.|pour cent|por ciento)/giu;
const NINES =
  /(?<!\p{L})(two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)\s(?:nines?|neunen|neuf|nueves)(?!\p{L})/giu;

/** Short forms that only stand in tables: "2 d", "1 bd" (business day), "3 AT". */
const SHORT: Record<string, [unit: Amount['unit'], isBusinessTime: boolean]> = {
  m: ['minutes', false],
  d: ['days', false],
  j: ['days', false],
  w: ['weeks', false],
  bh: ['hours', true],
  bd: ['days', true],
  wd: ['days', true],
  nbd: ['days', true],
  at: ['days', true],
  wt: ['days', true],
  jo: ['days', true],
};

/** The first duration of a table's cell, in words or in the short forms of tables. */
export function durationOfCell(cell: string): Amount | null {
  const [worded] = durationsIn(cell);
  if (worded) return worded;
  const short = /^\s*[<≤~]?\s*(\d{1,4}(?:[.,]\d{1,2})?)\s?(\p{L}{1,3})\.?(?!\p{L})/iu.exec(cell);
  const [unit, isBusinessTime] = SHORT[(short?.[2] ?? '').toLowerCase()] ?? [];
  if (!short || !unit) return null;
  const value = Number((short[1] ?? '').replace(',', '.'));
  return { value, unit, isBusinessTime: isBusinessTime ?? false, start: 0, end: short[0].length };
}

/** The percentages that a text names, "three nines" among them. */
export function percentsIn(text: string): Amount[] {
  const found = [...text.matchAll(PERCENT)].map((match) => amountOf(match, Number((match[1] ?? '').replace(',', '.'))));
  const nines = [...text.matchAll(NINES)].map((match) => {
    const count = asNumber(match[1] ?? '') ?? 2;
    return amountOf(match, Number((100 - 10 ** (2 - count)).toFixed(count)));
  });
  return [...found, ...nines].toSorted((one, other) => one.start - other.start);
}

function amountOf(match: RegExpExecArray, value: number): Amount {
  return { value, unit: 'percent', isBusinessTime: false, start: match.index, end: match.index + match[0].length };
}
