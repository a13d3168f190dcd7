import { addressOf, PAGES } from '#domain/addresses.ts';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { daysAfter, partsOf } from '#domain/schedule/days.ts';
import type { Event } from '#domain/schedule/event.ts';
import { fileOf, type Line, stampOf, textOf } from '#domain/schedule/icalendar.ts';
import { type Recurrence, ruleOf } from '#domain/schedule/recurrence.ts';
import type { Kept } from './event-store.ts';
import { type Day, dayOf } from './occurrence.ts';
import { lastDayOf, occurrencesOf } from './recurrence.ts';
import { momentOf, observancesOf } from './zone.ts';

export interface CalendarFile {
  name: string;
  /** Where links lead: the product's origin. */
  origin: string;
  now: Date;
  events: readonly Event[];
  kept: readonly Kept[];
  /** Tasks and what follows from facts, each a whole day. */
  entries: readonly CalendarEntry[];
  /** What a kind of entry is called, said before its title. */
  wordOf: (entry: CalendarEntry) => string;
}

/** For so many years the changes of the clocks are written down. */
const YEARS = 15;

/** An iCalendar file (RFC 5545): events with their rules and exceptions in their own zones, the rest as whole days. */
export function calendarFile({ name, origin, now, events, kept, entries, wordOf }: CalendarFile): string {
  const timed = events.filter(({ startTime }) => startTime !== null);
  const moved = kept.filter(({ startTime }) => startTime !== null).map(({ eventId }) => eventId);
  const zones = new Set([...timed, ...events.filter(({ id }) => moved.includes(id))].map(({ timezone }) => timezone));
  const first = Math.min(now.getUTCFullYear(), ...events.map(({ startsOn }) => partsOf(startsOn)[0]));
  const ownDays = new Map<string, Kept[]>();
  for (const each of kept) ownDays.set(each.eventId, [...(ownDays.get(each.eventId) ?? []), each]);
  return fileOf([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Clausewise//Schedule//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', textOf(name)],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ...[...zones].toSorted().flatMap((zone) => zoneLines(zone, first, now.getUTCFullYear() + YEARS)),
    ...events.flatMap((event) => eventLines(event, ownDays.get(event.id) ?? [], origin)),
    ...entries.flatMap((entry) => entryLines(entry, wordOf(entry), origin, now)),
    ['END', 'VCALENDAR'],
  ]);
}

function zoneLines(zone: string, from: number, to: number): Line[] {
  return [
    ['BEGIN', 'VTIMEZONE'],
    ['TZID', zone],
    ...observancesOf(zone, from, to).flatMap(({ at, from: before, to: after, isSummer }): Line[] => [
      ['BEGIN', isSummer ? 'DAYLIGHT' : 'STANDARD'],
      ['DTSTART', at],
      ['TZOFFSETFROM', before],
      ['TZOFFSETTO', after],
      ['END', isSummer ? 'DAYLIGHT' : 'STANDARD'],
    ]),
    ['END', 'VTIMEZONE'],
  ];
}

function eventLines(event: Event, kept: readonly Kept[], origin: string): Line[] {
  const { startsOn, startTime, timezone, repeats, remindDays } = event;
  const only = repeats ? undefined : kept.find(({ originalOn }) => originalOn === startsOn);
  const whole = dayOf(event, startsOn, only);
  const removed = repeats ? kept.filter(({ isRemoved }) => isRemoved) : [];
  const own = repeats ? kept.filter(({ isRemoved, ...each }) => !isRemoved && isOwn(each)) : [];
  const lines = repeats ? ruleLines(event, repeats) : [];
  const alarm: Line[] =
    remindDays === null
      ? []
      : [
          ['BEGIN', 'VALARM'],
          ['ACTION', 'DISPLAY'],
          ['DESCRIPTION', textOf(event.title)],
          ['TRIGGER', remindDays === 0 ? 'PT0S' : `-P${remindDays}D`],
          ['END', 'VALARM'],
        ];
  return [
    ...dayLines(whole, origin, [
      ...lines,
      ...removed.map(({ originalOn }) => timeLine('EXDATE', originalOn, startTime, timezone)),
      ...alarm,
    ]),
    ...own.flatMap((each) =>
      dayLines(dayOf(event, each.originalOn, each), origin, [
        timeLine('RECURRENCE-ID', each.originalOn, startTime, timezone),
      ]),
    ),
  ];
}

const isOwn = ({ startsOn, title, note, ownerId, documentId }: Omit<Kept, 'isRemoved'>) =>
  [startsOn, title, note, ownerId, documentId].some((value) => value !== null);

/**
 * The rule as calendars elsewhere understand it. Not all of them know "the last of these days" (BYSETPOS): for them the day alone is the rule, and
 * the days of shorter months are named one by one.
 */
function ruleLines(event: Event, repeats: Recurrence): Line[] {
  const { startsOn, startTime, timezone } = event;
  const rule = ruleOf(repeats, startsOn);
  if (!rule.includes('BYSETPOS')) return [['RRULE', rule + untilOf(event, repeats.until)]];
  const [year, , date] = partsOf(startsOn);
  const days = occurrencesOf(event, startsOn, `${year + YEARS}-12-31`).filter((day) => partsOf(day)[2] !== date);
  const plain = rule.replace(/BYMONTHDAY=[\d,]+;BYSETPOS=-1/, `BYMONTHDAY=${date}`).replace(/;COUNT=\d+/, '');
  return [
    ['RRULE', plain + untilOf(event, lastDayOf(event))],
    ...days.map((day) => timeLine('RDATE', day, startTime, timezone)),
  ];
}

/** A rule with times ends at a moment in UTC, one of whole days on a day (3.3.10). */
function untilOf({ startTime, timezone }: Event, until: string | null): string {
  if (until === null) return '';
  if (startTime === null) return `;UNTIL=${stampOf(until)}`;
  return `;UNTIL=${stampOf(momentOf(until, startTime, timezone).toISOString())}`;
}

function timeLine(name: string, day: string, time: string | null, zone: string): Line {
  return time === null
    ? [`${name};VALUE=DATE`, stampOf(day)]
    : [`${name};TZID=${zone}`, `${stampOf(day)}T${time.replace(':', '')}00`];
}

function dayLines(
  { event, on, time, minutes, days, title, note, originalOn }: Day,
  origin: string,
  more: Line[],
): Line[] {
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${event.id}@clausewise`],
    ['DTSTAMP', stampOf(event.changedAt)],
    ['SEQUENCE', String(event.version)],
    timeLine('DTSTART', on, time, event.timezone),
    time === null ? ['DTEND;VALUE=DATE', stampOf(daysAfter(on, days))] : ['DURATION', `PT${minutes ?? 0}M`],
    ['SUMMARY', textOf(title)],
    ...(note ? [['DESCRIPTION', textOf(note)] as Line] : []),
    ['URL', `${origin}${addressOf('schedule', { event: event.id, on: originalOn })}`],
    ...more,
    ['END', 'VEVENT'],
  ];
}

function entryLines(entry: CalendarEntry, word: string, origin: string, now: Date): Line[] {
  const { id, title, on, href, taskId, isDone } = entry;
  const link = taskId ? addressOf('schedule', { task: taskId }) : (href ?? PAGES.schedule);
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${id.replaceAll(/[^\w.-]/g, '-')}@clausewise`],
    ['DTSTAMP', stampOf(now.toISOString())],
    ['DTSTART;VALUE=DATE', stampOf(on)],
    ['DTEND;VALUE=DATE', stampOf(daysAfter(on, 1))],
    ['SUMMARY', textOf(`${isDone ? '✓ ' : ''}${word}: ${title}`)],
    ['URL', `${origin}${link}`],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ];
}
