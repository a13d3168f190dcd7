import { useTranslation } from 'react-i18next';
import { useTimeZone } from './time-zone.ts';

type When = Date | string | number;

const locales: Record<string, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' };

/** A plain date (2026-11-21) has no timezone and must not slip by a day in one. */
const plainDate = /^\d{4}-\d{2}-\d{2}$/;

export interface Format {
  /** 100,002 */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Takes 0 to 100: 82 becomes 82%. */
  percent: (value: number, digits?: number) => string;
  /** Nov 21, 2026 */
  date: (value: When) => string;
  /** Nov 21, for the axis of a chart. */
  day: (value: When) => string;
  /** Nov 21, 2026, 9:17 AM */
  dateTime: (value: When) => string;
  /** 3 days ago, in 2 months */
  relative: (value: When, now: When) => string;
  /** 1.4 MB */
  bytes: (value: number) => string;
  /** A, B and C */
  list: (values: readonly string[]) => string;
}

const cache = new Map<string, Format>();

/** Numbers and dates as the language writes them, in a timezone (IANA name; the browser's when none is given). */
export function formatFor(language: string, timeZone?: string): Format {
  const key = `${language}|${timeZone ?? ''}`;
  const known = cache.get(key);
  if (known) return known;
  const locale = locales[language] ?? 'en-US';
  const dates = dateFormats(locale, timeZone);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const format: Format = {
    ...dates,
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    percent: (value, digits = 0) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(value / 100),
    relative: (value, now) => relative.format(...distance(new Date(value).getTime() - new Date(now).getTime())),
    bytes: (value) => {
      const step = value < 1e3 ? 0 : value < 1e6 ? 1 : value < 1e9 ? 2 : 3;
      const unit = (['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const)[step];
      const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 } as const;
      return new Intl.NumberFormat(locale, options).format(value / 1000 ** step);
    },
    list: (values) => new Intl.ListFormat(locale).format(values),
  };
  cache.set(key, format);
  return format;
}

function dateFormats(locale: string, timeZone?: string): Pick<Format, 'date' | 'day' | 'dateTime'> {
  const medium = { dateStyle: 'medium' } as const;
  const day = new Intl.DateTimeFormat(locale, { ...medium, ...(timeZone && { timeZone }) });
  const plainDay = new Intl.DateTimeFormat(locale, { ...medium, timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { ...medium, timeStyle: 'short', ...(timeZone && { timeZone }) });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    day: (value) => short.format(new Date(value)),
    date: (value) => (typeof value === 'string' && plainDate.test(value) ? plainDay : day).format(new Date(value)),
    dateTime: (value) => moment.format(new Date(value)),
  };
}

function distance(milliseconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = milliseconds / 1000;
  const size = Math.abs(seconds);
  if (size < 60) return [0, 'minute'];
  if (size < 3600) return [Math.round(seconds / 60), 'minute'];
  if (size < 86_400) return [Math.round(seconds / 3600), 'hour'];
  if (size < 86_400 * 45) return [Math.round(seconds / 86_400), 'day'];
  if (size < 86_400 * 545) return [Math.round(seconds / (86_400 * 30.44)), 'month'];
  return [Math.round(seconds / (86_400 * 365.25)), 'year'];
}

/** The format of the language shown now, in the organisation's timezone: `const { date, number } = useFormat()`. */
export function useFormat(timeZone?: string): Format {
  const { i18n } = useTranslation();
  const chosen = useTimeZone();
  return formatFor(i18n.language, timeZone ?? chosen);
}
