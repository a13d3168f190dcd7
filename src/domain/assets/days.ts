export const EXPIRING_DAYS = 30;

/** `days` after a day (ISO dates, Gregorian calendar). */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
