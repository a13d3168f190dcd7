import type { CommitmentFacts } from './commitment.ts';

type Window = NonNullable<CommitmentFacts['window']>;

/** A stretch of time in milliseconds, the end exclusive. */
export interface Span {
  from: number;
  to: number;
}

export interface Period extends Span {
  /** "2026-10", "2026-Q4" or "2026". */
  name: string;
  /** Shorter than its calendar's, since the agreement begins or ends within it. */
  isPartial: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone at a moment, as if it were UTC. */
export function wallClock(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...numeric });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
}

/** The moment at which a zone's clock shows this. Of a clock time that summer time skips, the moment after the leap; of one that comes twice, the first. */
export function momentOf(clock: number, timeZone: string): number {
  const offsetAt = (at: number) => wallClock(at, timeZone) - Math.floor(at / 1000) * 1000;
  const [early, late] = [offsetAt(clock - 86_400_000), offsetAt(clock + 86_400_000)];
  const fits = [clock - Math.max(early, late), clock - Math.min(early, late)].filter(
    (at) => wallClock(at, timeZone) === clock,
  );
  return fits[0] ?? clock - Math.min(early, late);
}

/** Midnight at which a day (ISO date) begins in a zone. */
export const startOfDay = (day: string, timeZone: string) => momentOf(Date.parse(`${day}T00:00:00Z`), timeZone);

/** The day (ISO date) of a moment in a zone. */
export const dayIn = (at: number, timeZone: string) => new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);

const MONTHS: Record<Window, number> = { month: 1, quarter: 3, year: 12 };

function nameOf(window: Window, year: number, month: number): string {
  if (window === 'year') return String(year);
  return window === 'quarter' ? `${year}-Q${month / 3 + 1}` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** The calendar months, quarters or years of a zone that a span touches, each cut to the span; the oldest first, the newest `most` of them. */
export function periodsIn(span: Span, window: Window, timeZone: string, most: number): Period[] {
  if (span.from >= span.to) return [];
  const step = MONTHS[window];
  const last = new Date(wallClock(span.to - 1, timeZone));
  let year = last.getUTCFullYear();
  let month = Math.floor(last.getUTCMonth() / step) * step;
  const periods: Period[] = [];
  while (periods.length < most) {
    const from = momentOf(Date.UTC(year, month, 1), timeZone);
    const to = momentOf(Date.UTC(year, month + step, 1), timeZone);
    if (to <= span.from) break;
    const cut = { from: Math.max(from, span.from), to: Math.min(to, span.to) };
    periods.push({ name: nameOf(window, year, month), ...cut, isPartial: cut.from !== from || cut.to !== to });
    month -= step;
    if (month < 0) {
      month += 12;
      year--;
    }
  }
  return periods.toReversed();
}

/** Spans without their overlaps, in order. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** What of some spans lies outside of others. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return union(others).reduce<Span[]>(
    (left, other) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, other.from) },
          { from: Math.max(from, other.to), to },
        ].filter((span) => span.from < span.to),
      ),
    union(spans),
  );
}

export const within = (spans: readonly Span[], { from, to }: Span): Span[] =>
  spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to);

export const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);
