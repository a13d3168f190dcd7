/// <reference lib="esnext.temporal" />

/**
 * The moment of a wall clock in a zone (IANA name). A time that summer time leaps over is the one as far after the leap; of one that comes twice
 * the first is meant (RFC 5545, 3.3.5).
 */
export function momentOf(day: string, time: string, zone: string): Date {
  return new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds);
}

/** What the wall clock of another zone shows at that moment. */
export function inZone(day: string, time: string, from: string, to: string): { day: string; time: string } {
  if (from === to) return { day, time };
  const there = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(from).withTimeZone(to).toPlainDateTime();
  const [date = day, clock = time] = there.toString().split('T');
  return { day: date, time: clock.slice(0, 5) };
}

/** Hour of the day (0 to 23) there now. */
export function hourIn(now: Date, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).hour;
}

export interface Observance {
  /** Wall clock before the change, as 20261025T030000. */
  at: string;
  /** As +0200. */
  from: string;
  to: string;
  isSummer: boolean;
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '').slice(0, 15);
const OFFSET_BEFORE = '1970-01-01T00:00:00';

/** Every change of the clocks in a zone from one year to another, and what holds before the first. */
export function observancesOf(zone: string, fromYear: number, toYear: number): Observance[] {
  let now = Temporal.PlainDateTime.from(`${fromYear}-01-01T00:00:00`).toZonedDateTime(zone);
  const first = now.offset.replace(':', '');
  const found = [{ at: compact(OFFSET_BEFORE), from: first, to: first, isSummer: false }];
  for (;;) {
    const next = now.getTimeZoneTransition('next');
    if (!next || next.year > toYear) return found;
    const before = next.subtract({ nanoseconds: 1 });
    found.push({
      at: compact(
        next
          .toPlainDateTime()
          .add({ nanoseconds: before.offsetNanoseconds - next.offsetNanoseconds })
          .toString({ smallestUnit: 'second' }),
      ),
      from: before.offset.replace(':', ''),
      to: next.offset.replace(':', ''),
      isSummer: next.offsetNanoseconds > before.offsetNanoseconds,
    });
    now = next;
  }
}
