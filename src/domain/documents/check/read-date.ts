export interface ReadDate {
  /** ISO date; null for a day that no calendar has. */
  day: string | null;
  start: number;
  end: number;
  text: string;
}

const MONTHS: string[][] = [
  ['jan', 'january', 'januar', 'enero', 'janvier'],
  ['feb', 'february', 'februar', 'febrero', 'février', 'fevrier'],
  ['mar', 'march', 'märz', 'marzo', 'mars'],
  ['apr', 'april', 'abril', 'avril'],
  ['may', 'mai', 'mayo'],
  ['jun', 'june', 'juni', 'junio', 'juin'],
  ['jul', 'july', 'juli', 'julio', 'juillet'],
  ['aug', 'august', 'agosto', 'août', 'aout'],
  ['sep', 'sept', 'september', 'septiembre', 'septembre'],
  ['oct', 'october', 'oktober', 'octubre', 'octobre'],
  ['nov', 'november', 'noviembre', 'novembre'],
  ['dec', 'december', 'dezember', 'diciembre', 'décembre', 'decembre'],
];
const MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const YEAR = String.raw`((?:19|20)\d\d)`;

const ISO = new RegExp(String.raw`\b${YEAR}-(\d{1,2})-(\d{1,2})\b`, 'g');
const DOTTED = new RegExp(String.raw`\b(\d{1,2})\.\s?(\d{1,2})\.\s?${YEAR}\b`, 'g');
const SLASHED = new RegExp(String.raw`\b(\d{1,2})/(\d{1,2})/${YEAR}\b`, 'g');
const DAY_FIRST = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:de\s+)?(${MONTH})\.?,?\s+(?:de[l]?\s+)?${YEAR}\b`,
  'giu',
);
const MONTH_FIRST = new RegExp(String.raw`\b(${MONTH})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${YEAR}\b`, 'giu');

const monthOf = (name: string) => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

function dayOf(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isReal =
    date.getUTCFullYear() === Number(year) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Every day that is written in a line. A day with slashes that may be read both ways (03/04/2025) is left out. */
export function datesIn(line: string): ReadDate[] {
  const found: ReadDate[] = [];
  const add = (match: RegExpExecArray, day: string | null) =>
    found.push({ day, start: match.index, end: match.index + match[0].length, text: match[0] });
  for (const match of line.matchAll(ISO)) add(match, dayOf(match[1] ?? '', Number(match[2]), Number(match[3])));
  for (const match of line.matchAll(DOTTED)) add(match, dayOf(match[3] ?? '', Number(match[2]), Number(match[1])));
  for (const match of line.matchAll(SLASHED)) {
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12) add(match, dayOf(match[3] ?? '', second, first));
    else if (second > 12 || first === second) add(match, dayOf(match[3] ?? '', first, second));
  }
  for (const match of line.matchAll(DAY_FIRST))
    add(match, dayOf(match[3] ?? '', monthOf(match[2] ?? ''), Number(match[1])));
  for (const match of line.matchAll(MONTH_FIRST))
    add(match, dayOf(match[3] ?? '', monthOf(match[1] ?? ''), Number(match[2])));
  return found.toSorted((a, b) => a.start - b.start);
}
