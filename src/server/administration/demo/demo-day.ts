import { dayAfter } from '#domain/assets/days.ts';

/** The day (ISO date) so many days after `today`, or before it: at a weekend the Friday before, as nobody of the demo works then. */
export function demoDay(today: string, days: number): string {
  const day = dayAfter(today, days);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 ? dayAfter(day, -2) : weekday === 6 ? dayAfter(day, -1) : day;
}
