import type { ServiceHours } from './commitment.ts';
import { type Span, startOfDay, dayIn, momentOf } from './periods.ts';

const DAY = 86_400_000;
/** Nothing that takes longer is counted day by day. */
const MOST_DAYS = 3_700;

/** Milliseconds between two moments that lie in service hours of a zone. Public holidays are not known and count as working days. */
export function businessTime({ from, to }: Span, hours: ServiceHours, timeZone: string): number {
  if (from >= to) return 0;
  let sum = 0;
  let day = dayIn(from, timeZone);
  for (let count = 0; count < MOST_DAYS && startOfDay(day, timeZone) < to; count++) {
    const clock = Date.parse(`${day}T00:00:00Z`);
    const weekday = new Date(clock).getUTCDay() || 7;
    if (hours.days.includes(weekday)) {
      const opens = momentOf(clock + hours.from * 60_000, timeZone);
      const closes = momentOf(clock + hours.to * 60_000, timeZone);
      sum += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
    }
    day = new Date(clock + DAY).toISOString().slice(0, 10);
  }
  return sum;
}
