const DAY = 86_400_000;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** `count` days after a day (ISO dates, Gregorian calendar). */
export function daysAfter(day: string, count: number): string {
  return new Date(numberOf(day) + count * DAY).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((numberOf(to) - numberOf(from)) / DAY);
}

/** Monday is 0, Sunday 6. */
export function weekdayOf(day: string): number {
  return (new Date(numberOf(day)).getUTCDay() + 6) % 7;
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

export function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
