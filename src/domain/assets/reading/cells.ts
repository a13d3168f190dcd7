/** Which of day and month stands first where a date is written with slashes. */
export type DateOrder = 'day-first' | 'month-first';

/** The months in English, Spanish, French and German; the beginning of a name is enough where no other month begins so. */
const MONTHS = [
  'january enero janvier januar janner',
  'february febrero fevrier februar',
  'march marzo mars marz mrz maerz',
  'april abril avril',
  'may mayo mai',
  'june junio juin juni',
  'july julio juillet juli',
  'august agosto aout',
  'september septiembre setiembre septembre',
  'october octubre octobre oktober',
  'november noviembre novembre',
  'december diciembre decembre dezember',
].map((names) => names.split(' '));

/** A word before a whole date: before a day with its month, or a month with its day. */
const WEEKDAY = /^[a-z]{2,10}[,.]? (?=\d{1,2}(?:\.|st|nd|rd|th|er|o|º)?[ -]?(?:de |of )?[a-z]{3}|[a-z]{3,10}\.? \d)/i;

/**
 * A date as people write it, as ISO date; null when it is none. ISO (a time after it is dropped), 31.12.2025, 31/12/2025 or 12/31/2025 by
 * `order`, 31-12-2025, 20251231, 31 Dec 2025, Dec 31, 2025, with the months of four languages (6. Mai 2021, 6 de mayo de 2021), and the number
 * that a spreadsheet counts days by (44322). Two-digit years are of this century.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const iso = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[T ][\d:.]+(?:Z|[+-][\d:]+)?)?$/.exec(text);
  if (iso && (iso[2] !== '' || text.length === 8)) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const local = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})(?: [\d:.]+)?$/.exec(text);
  if (local) {
    const [first, second] = [Number(local[1]), Number(local[3])];
    const isMonthFirst = local[2] === '/' && (order === 'month-first' ? first <= 12 : second > 12);
    return isMonthFirst ? dayOf(yearOf(local[4]), first, second) : dayOf(yearOf(local[4]), second, first);
  }
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return dayOfSerial(Number.parseInt(text, 10));
  const words = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(WEEKDAY, '');
  const worded =
    /^(\d{1,2})(?:\.|st|nd|rd|th|er|o|º)?[ -]?(?:de |of )?([a-z]{3,10})\.?[ ,-]*(?:de |del )?(\d{4}|\d{2})$/i.exec(
      words,
    );
  if (worded) return dayOf(yearOf(worded[3]), monthOf(worded[2]), Number(worded[1]));
  const american = /^([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(words);
  if (american) return dayOf(yearOf(american[3]), monthOf(american[1]), Number(american[2]));
  return null;
}

/** The months that a length of time is ("36 months", "3 Jahre", "24"); null when it is none. */
export function readMonths(text: string): number | null {
  const [, count, unit = 'm'] = /^(\d{1,3})\s*([a-zñé]+)?\.?$/i.exec(text) ?? [];
  if (count === undefined) return null;
  const isYears = /^(?:y|yr|yrs|years?|jahre?n?|j|ans?|annees?|années?|años?)$/i.test(unit);
  if (!isYears && !/^(?:m|mo|mos|mths?|months?|monate?n?|mois|mes|meses)$/i.test(unit)) return null;
  const months = Number(count) * (isYears ? 12 : 1);
  return months > 0 && months <= 240 ? months : null;
}

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** Days since the eve of 1900 as spreadsheets count them; only those from 1954 to 2064, so that no other number is taken for a date. */
function dayOfSerial(serial: number): string | null {
  if (serial < 20_000 || serial > 60_000) return null;
  return new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a column's slashed dates put the day or the month first; null when nothing in it tells. */
export function dateOrderOf(texts: Iterable<string>): DateOrder | null {
  let hasSlashes = false;
  for (const text of texts) {
    const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?: |$)/.exec(text.trim());
    if (!slashed) continue;
    hasSlashes = true;
    if (Number(slashed[1]) > 12) return 'day-first';
    if (Number(slashed[2]) > 12) return 'month-first';
  }
  return hasSlashes ? null : 'day-first';
}

function yearOf(text = ''): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function monthOf(word = ''): number {
  const begin = word.toLowerCase();
  const like = MONTHS.flatMap((names, month) => (names.some((name) => name.startsWith(begin)) ? [month + 1] : []));
  // A mistyped English name is known by its first letters.
  return like.length === 1
    ? (like[0] ?? 0)
    : like.length > 1
      ? 0
      : MONTHS.findIndex(([name]) => name?.startsWith(begin.slice(0, 3))) + 1;
}

function dayOf(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1) return null;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > length) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * A number as people write it: currency signs, spaces and apostrophes go; of points and commas the last one is the decimal sign, unless
 * exactly three digits follow the only kind there is ("1,234" and "1.234" are one thousand two hundred and thirty-four). Null when it is none.
 */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]|[$€£¥]|\b(usd|eur|gbp|chf|mxn)\b/gi, '');
  if (!/^[-+]?\d[\d.,]*$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last === -1) return Number(bare);
  const sign = bare[last] as '.' | ',';
  const isBoth = bare.includes('.') && bare.includes(',');
  const groups = bare.slice(1).split(sign);
  const isThousands = !isBoth && groups.slice(1).every((group) => group.length === 3) && !/^[-+]?0/.test(bare);
  if (isThousands || groups.length > 2) {
    return groups.slice(1).every((group) => /^\d{3}$/.test(group)) ? Number(bare.replaceAll(sign, '')) : null;
  }
  const whole = bare.slice(0, last).replace(/[.,]/g, '');
  const number = Number(`${whole}.${bare.slice(last + 1)}`);
  return Number.isFinite(number) ? number : null;
}

const YES = [
  'yes',
  'y',
  'true',
  '1',
  'on',
  'x',
  'enabled',
  'installed',
  'encrypted',
  'sí',
  'si',
  'oui',
  'ja',
  'vrai',
  'verdadero',
  'wahr',
];
const NO = ['no', 'n', 'false', '0', 'off', '-', 'none', 'disabled', 'non', 'nein', 'faux', 'falso', 'falsch'];

/** What people write in a cell of which they do not know, in the four languages. A bare dash or "none" is a no. */
const NOT_KNOWN = [
  '?',
  'unknown',
  'not known',
  'n/a',
  'n/k',
  'tbd',
  'desconocido',
  'desconocida',
  'no se sabe',
  'inconnu',
  'inconnue',
  'unbekannt',
  'nicht bekannt',
];

export function saysNotKnown(text: string): boolean {
  return NOT_KNOWN.includes(text.toLowerCase());
}

/** Yes or no in the four languages; null when it is neither. */
export function readSwitch(text: string): boolean | null {
  const word = text.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : null;
}
