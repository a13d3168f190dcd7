import { RRuleTemporal } from 'rrule-temporal';
import type { Event } from '#domain/schedule/event.ts';
import { ruleOf } from '#domain/schedule/recurrence.ts';

type Repeated = Pick<Event, 'startsOn' | 'repeats'>;

const compact = (day: string) => day.replaceAll('-', '');
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = ({ epochMilliseconds }: { epochMilliseconds: number }) =>
  new Date(epochMilliseconds).toISOString().slice(0, 10);

/**
 * The days of an event from one day to another, both included. They are counted on the calendar alone, without times: the time of day is put to
 * each of them in the event's own zone, and so stays the same across summer time.
 */
export function occurrencesOf({ startsOn, repeats }: Repeated, from: string, to: string): string[] {
  if (to < startsOn || to < from) return [];
  if (!repeats) return from <= startsOn ? [startsOn] : [];
  const key = `${startsOn} ${ruleOf(repeats, startsOn)} ${repeats.until ?? ''} ${from} ${to}`;
  const known = reckoned.get(key);
  if (known) return known;
  const days = ruleFrom({ startsOn, repeats }).between(midnight(from), midnight(to), true).map(dayOf);
  if (reckoned.size >= MOST_RECKONED) reckoned.clear();
  reckoned.set(key, days);
  return days;
}

/** A rule has the same days whoever asks: the months that people leaf through are reckoned once. */
const reckoned = new Map<string, string[]>();
const MOST_RECKONED = 5000;

function ruleFrom({ startsOn, repeats }: Repeated): RRuleTemporal {
  const until = repeats?.until ? `;UNTIL=${compact(repeats.until)}T000000Z` : '';
  const rule = repeats ? ruleOf(repeats, startsOn) : 'FREQ=DAILY;COUNT=1';
  return new RRuleTemporal({ rruleString: `DTSTART:${compact(startsOn)}T000000Z\nRRULE:${rule}${until}` });
}

/** The day of the last occurrence; null for what never ends. */
export function lastDayOf({ startsOn, repeats }: Repeated): string | null {
  if (!repeats) return startsOn;
  const rule = ruleFrom({ startsOn, repeats });
  if (repeats.until !== null) {
    const last = rule.previous(midnight(repeats.until), true);
    return last ? dayOf(last) : startsOn;
  }
  return repeats.count === null ? null : (rule.all().map(dayOf).at(-1) ?? startsOn);
}

/** How many occurrences there are before a day. */
export function countBefore(event: Repeated, day: string): number {
  return occurrencesOf(event, event.startsOn, day).filter((each) => each < day).length;
}
