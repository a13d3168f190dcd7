import { expect, test } from 'vitest';
import { businessTime } from './business-time.ts';
import { type Commitment, type CommitmentFacts, plainFacts } from './commitment.ts';
import { judge } from './judge.ts';
import { dayIn, momentOf, startOfDay } from './periods.ts';

// An agreement is judged while everybody else waits: neither an old incident nor a long list of commitments may take seconds.

const MINUTE = 60_000;
const DAY = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const hours = { days: [1, 2, 3, 4, 5], from: 540, to: 1020 };

let counter = 0;
const idOf = () => `00000000-0000-4000-8000-${String((counter += 1)).padStart(12, '0')}`;
const commitment = (facts: Partial<CommitmentFacts> & Pick<CommitmentFacts, 'kind'>): Commitment => ({
  id: idOf(),
  facts: { ...plainFacts(facts.kind), ...facts },
  proposed: null,
  quote: null,
  state: 'proposed',
  decidedAt: null,
  decidedByName: null,
  version: 1,
});
const many = (count: number, facts: (at: number) => Parameters<typeof commitment>[0]) =>
  Array.from({ length: count }, (_, at) => commitment(facts(at)));
const incidents = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf(),
    facts: {
      kind: 'incident' as const,
      title: 'Outage',
      severity: 'high' as const,
      happenedOn: '2017-01-02',
      affected: 'down' as const,
      startedAt: new Date(Date.parse('2017-01-02T08:00:00Z') + at * DAY).toISOString(),
    },
  }));

function timeOf(asked: Pick<Parameters<typeof judge>[0], 'commitments' | 'incidents'>): number {
  const term = { effectiveOn: '2016-01-01', endsOn: null, replacedOn: null };
  const began = performance.now();
  expect(judge({ ...asked, businessHours: hours, term, timeZone: 'Europe/Berlin', knownSince: 0, now }).isJudged).toBe(
    true,
  );
  return performance.now() - began;
}

test('incidents that nobody closed for ten years are judged at once', () => {
  const commitments = many(50, (at) => ({ kind: 'resolution', value: at + 1, unit: 'hours', isBusinessTime: true }));
  expect(timeOf({ commitments, incidents: incidents(20) })).toBeLessThan(10_000);
});

test('hundreds of commitments to availability are judged at once', () => {
  const commitments = many(300, () => ({ kind: 'availability', value: 99, unit: 'percent', window: 'month' }));
  expect(timeOf({ commitments, incidents: incidents(20) })).toBeLessThan(10_000);
});

/** Day by day, as slowly and surely as it can be counted. */
function dayByDay(from: number, to: number, { days, from: opens, to: closes }: typeof hours, timeZone: string): number {
  let sum = 0;
  let day = dayIn(from, timeZone);
  while (startOfDay(day, timeZone) < to) {
    const clock = Date.parse(`${day}T00:00:00Z`);
    const [begins, ends] = [opens, closes].map((minute) => momentOf(clock + minute * MINUTE, timeZone));
    if (days.includes(new Date(clock).getUTCDay() || 7))
      sum += Math.max(0, Math.min(to, ends ?? 0) - Math.max(from, begins ?? 0));
    day = new Date(clock + DAY).toISOString().slice(0, 10);
  }
  return sum;
}

test.each([
  ['Europe/Berlin', hours],
  ['Europe/Berlin', { days: [1, 2, 3, 4, 5, 6, 7], from: 60, to: 300 }],
  ['America/New_York', { days: [7], from: 0, to: 1440 }],
  ['Africa/Casablanca', { days: [1, 7], from: 30, to: 1430 }],
  ['Australia/Lord_Howe', { days: [6, 7], from: 90, to: 150 }],
])('working hours in %s are the same as counted day by day, over summer time and back', (timeZone, of) => {
  for (const [start, length] of [
    ['2025-02-27T03:17:00Z', 45.3],
    ['2025-03-08T23:59:00Z', 400.1],
    ['2025-10-20T12:00:00Z', 14],
    ['2025-06-01T10:00:00Z', 0.2],
  ] as const) {
    const from = Date.parse(start);
    const to = from + length * DAY;
    expect(businessTime({ from, to }, of, timeZone)).toBe(dayByDay(from, to, of, timeZone));
  }
});
