/** A day or a month that a text names. */
export interface DateIn {
  /** ISO date; of a month its last day, since that is when the month was over. */
  day: string;
  isMonth: boolean;
  start: number;
  end: number;
}

const MONTHS = new Map<string, number>(
  [
    'january januar janvier enero',
    'february februar février febrero',
    'march märz mars marzo',
    'april avril abril',
    'may mai mayo',
    'june juni juin junio',
    'july juli juillet julio',
    'august août agosto',
    'september septembre septiembre',
    'october oktober octobre octubre',
    'november novembre noviembre',
    'december dezember décembre diciembre',
  ].flatMap((names, index) =>
    names
      .split(' ')
      .flatMap((name): [string, number][] => [
        [name, index + 1],
        ...(name.length > 4 ? [[name.slice(0, 3), index + 1] as [string, number]] : []),
      ]),
  ),
);
MONTHS.set('sept', 9);

const NAME = `(${[...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const YEAR = String.raw`((?:19|20)\d\d)`;
const FORMS: [RegExp, (groups: string[]) => (number | undefined)[]][] = [
  [/\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/g, ([y, m, d]) => [Number(y), Number(m), Number(d)]],
  [
    new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:de\s+)?${NAME}\.?,?\s+(?:de\s+|del\s+)?${YEAR}\b`,
      'giu',
    ),
    ([d, m = '', y]) => [Number(y), MONTHS.get(m.toLowerCase()), Number(d)],
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${NAME}\.?\s+(\d{1,2})(?:st|nd|rd|th)?,\s*${YEAR}\b`, 'giu'),
    ([m = '', d, y]) => [Number(y), MONTHS.get(m.toLowerCase()), Number(d)],
  ],
  [/\b(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)\b/g, ([d, m, y]) => [Number(y), Number(m), Number(d)]],
  // Which of the two is the month is open unless one is above twelve; for an age in months it hardly matters.
  [
    /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/g,
    ([a, b, y]) => (Number(b) > 12 ? [Number(y), Number(a), Number(b)] : [Number(y), Number(b), Number(a)]),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${NAME}\s+(?:de\s+)?${YEAR}\b`, 'giu'),
    ([m = '', y]) => [Number(y), MONTHS.get(m.toLowerCase())],
  ],
  [/\bQ([1-4])[ /-]?((?:19|20)\d\d)\b/g, ([q, y]) => [Number(y), Number(q) * 3]],
];

/** The days and months that a text names in figures or words (English, German, French, Spanish), in order, none twice at one place. */
export function datesIn(text: string): DateIn[] {
  const found: DateIn[] = [];
  for (const [form, read] of FORMS) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const [year = 0, month = 0, day] = read(match.slice(1));
      const iso = isoOf(year, month, day);
      if (iso) found.push({ day: iso, isMonth: day === undefined, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function isoOf(year: number, month: number, day: number | undefined): string | null {
  if (month < 1 || month > 12) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day !== undefined && (day < 1 || day > last)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day ?? last).padStart(2, '0')}`;
}

/** Whole months from one ISO date to a later one; negative when it is earlier. */
export function monthsBetween(from: string, to: string): number {
  const [a, b] = [new Date(from), new Date(to)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  return b.getUTCDate() < a.getUTCDate() ? months - 1 : months;
}
