/// <reference lib="esnext.temporal" />
import { isQuiet, type QuietHours, type Rhythm } from '#domain/activity/notification-settings.ts';

/** When a mail about something of this moment leaves: at the rhythm's next hour of that zone's clock, and never in the quiet hours. */
export function mailTimeOf(now: Date, rhythm: Rhythm, quiet: QuietHours, zone: string): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const wished = rhythm.every === 'immediately' ? here : nextHour(here, rhythm);
  const allowed = isQuiet(quiet, wished.hour) ? nextTime(wished, quiet.until) : wished;
  return new Date(allowed.epochMilliseconds);
}

function nextHour(here: Temporal.ZonedDateTime, { every, hour, weekday }: Rhythm): Temporal.ZonedDateTime {
  const next = nextTime(here, hour);
  if (every !== 'weekly') return next;
  return next.add({ days: (weekday + 1 - next.dayOfWeek + 7) % 7 }).withPlainTime({ hour });
}

/** The next time a clock there shows that hour, later than now. */
function nextTime(here: Temporal.ZonedDateTime, hour: number): Temporal.ZonedDateTime {
  const today = here.withPlainTime({ hour });
  return Temporal.ZonedDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 }).withPlainTime({ hour });
}
