import { z } from 'zod';
import { issue } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import { daysAfter, partsOf, weekdayOf } from './days.ts';

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/**
 * How an event comes again (RFC 5545, 3.3.10, the parts people choose from). `interval` counts days, weeks, months or years; `weekdays` are
 * those of a week; monthly goes by the day of the month or by its weekday, as "the second Tuesday". It ends after `count` times, after the
 * day `until`, or never.
 */
export const Recurrence = z
  .object({
    frequency: z.enum(FREQUENCIES),
    interval: wholeNumber(1, 99),
    weekdays: z.array(z.enum(WEEKDAYS)).max(7),
    monthlyBy: z.enum(['day', 'weekday']),
    count: wholeNumber(1, 999).nullable(),
    until: z.iso.date(issue('date')).nullable(),
  })
  .strict();
export type Recurrence = z.infer<typeof Recurrence>;

/** The last weeks of months differ in length: from here on "the last Tuesday" is meant. */
const LAST_WEEK = 5;
/** Every month has this day. */
const EVERYWHERE = 28;
/** The last day of the longest months: from here on the last of each is meant. */
const LONGEST = 31;

/**
 * The rule of RFC 5545 for an event that begins on a day (ISO date), without its end by day. On a day that some months lack, the last day
 * before it is taken there, so that no month is left out.
 */
export function ruleOf({ frequency, interval, weekdays, monthlyBy, count }: Recurrence, startsOn: string): string {
  const [, month, day] = partsOf(startsOn);
  const parts = [`FREQ=${frequency.toUpperCase()}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (frequency === 'weekly' && weekdays.length > 0)
    parts.push(`BYDAY=${WEEKDAYS.filter((each) => weekdays.includes(each)).join(',')}`);
  if (frequency === 'monthly' && monthlyBy === 'weekday') parts.push(`BYDAY=${nthWeekdayOf(startsOn)}`);
  if (frequency === 'monthly' && monthlyBy === 'day') parts.push(...dayOfMonth(day));
  if (frequency === 'yearly' && month === 2 && day === 29) parts.push('BYMONTH=2', ...dayOfMonth(day));
  if (count !== null) parts.push(`COUNT=${count}`);
  return parts.join(';');
}

function dayOfMonth(day: number): string[] {
  if (day <= EVERYWHERE) return [`BYMONTHDAY=${day}`];
  if (day === LONGEST) return ['BYMONTHDAY=-1'];
  const days = Array.from({ length: day - EVERYWHERE + 1 }, (_, more) => EVERYWHERE + more);
  return [`BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1'];
}

/** "2TU" for the second Tuesday of its month; the fifth is the last one. */
export function nthWeekdayOf(day: string): string {
  const nth = Math.ceil(partsOf(day)[2] / 7);
  return `${nth === LAST_WEEK ? -1 : nth}${WEEKDAYS[weekdayOf(day)]}`;
}

/** The day itself, or the first after it that the rule has: an event begins with an occurrence. */
export function firstDayOf(repeats: Recurrence | null, day: string): string {
  if (repeats?.frequency !== 'weekly' || repeats.weekdays.length === 0) return day;
  for (let later = 0; later < 7; later++) {
    const weekday = WEEKDAYS[weekdayOf(daysAfter(day, later))];
    if (weekday && repeats.weekdays.includes(weekday)) return daysAfter(day, later);
  }
  return day;
}

/** The rule of an event that was moved by so many days: its weekdays move along. */
export function shifted(repeats: Recurrence | null, days: number): Recurrence | null {
  if (!repeats) return null;
  const weekdays = repeats.weekdays.map((each) => WEEKDAYS[(((WEEKDAYS.indexOf(each) + days) % 7) + 7) % 7] ?? each);
  return { ...repeats, weekdays, until: repeats.until && daysAfter(repeats.until, days) };
}
