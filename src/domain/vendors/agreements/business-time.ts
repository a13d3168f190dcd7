import type { ServiceHours } from './commitment.ts';
import { dayIn, momentOf, type Span, startOfDay, wallClock } from './periods.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Twenty years: more than anything here is ever held to. */
const LONGEST = 1_044 * WEEK;

/** Milliseconds between two moments that lie in service hours of a zone. Public holidays are not known and count as working days. */
export function businessTime({ from, to }: Span, hours: ServiceHours, timeZone: string): number {
  const end = Math.min(to, from + LONGEST);
  const offsetAt = (at: number) => wallClock(at, timeZone) - Math.floor(at / 1000) * 1000;
  const aWeek = hours.days.length * (hours.to - hours.from) * 60_000;
  let sum = 0;
  let at = from;
  let offset = offsetAt(at);
  while (at < end) {
    const next = Math.min(end, at + WEEK);
    const after = offsetAt(next);
    // A week in which no clock was changed holds every weekday once, wherever in the week it begins.
    sum += next - at === WEEK && after === offset ? aWeek : dayByDay({ from: at, to: next }, hours, timeZone);
    at = next;
    offset = after;
  }
  return sum;
}

function dayByDay({ from, to }: Span, hours: ServiceHours, timeZone: string): number {
  let sum = 0;
  for (let day = dayIn(from, timeZone); startOfDay(day, timeZone) < to;) {
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
