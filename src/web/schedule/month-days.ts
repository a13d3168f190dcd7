import { daysAfter, daysOfMonth, partsOf, weekdayOf } from '#domain/schedule/days.ts';

const WEEKS = 6;

export const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The six weeks, from Monday on, in which the month of a day stands. */
export function monthSpan(day: string): { from: string; to: string; weeks: string[][] } {
  const first = firstOfMonth(day);
  const from = daysAfter(first, -weekdayOf(first));
  const weeks = Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => daysAfter(from, week * 7 + place)),
  );
  return { from, to: daysAfter(from, WEEKS * 7 - 1), weeks };
}

/** The same day so many months later, or the last one of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const index = year * 12 + month - 1 + months;
  const [nextYear, nextMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const next = Math.min(date, daysOfMonth(nextYear, nextMonth));
  return `${String(nextYear).padStart(4, '0')}-${String(nextMonth).padStart(2, '0')}-${String(next).padStart(2, '0')}`;
}
