/** Which of day and month stands first where a date is written with slashes. */
export type DateOrder = 'day-first' | 'month-first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date as people write it, as ISO date; null when it is none. ISO (a time after it is dropped), 31.12.2025, 31/12/2025 or 12/31/2025 by
 * `order`, 31-12-2025, 31 Dec 2025, Dec 31, 2025. Two-digit years are of this century.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})(?: [\d:.]+)?$/.exec(text);
  if (local) {
    const [first, second] = [Number(local[1]), Number(local[3])];
    const isMonthFirst = local[2] === '/' && (order === 'month-first' ? first <= 12 : second > 12);
    return isMonthFirst ? dayOf(yearOf(local[4]), first, second) : dayOf(yearOf(local[4]), second, first);
  }
  const worded = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ -,]+(\d{2}|\d{4})$/i.exec(text);
  if (worded) return dayOf(yearOf(worded[3]), monthOf(worded[2]), Number(worded[1]));
  const american = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text);
  if (american) return dayOf(yearOf(american[3]), monthOf(american[1]), Number(american[2]));
  return null;
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
  return MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
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
