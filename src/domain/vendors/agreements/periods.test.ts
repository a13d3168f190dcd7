import { describe, expect, it } from 'vitest';
import { momentOf, periodsIn, startOfDay, union, without } from './periods.ts';
import { at, BERLIN } from './testing/judged.ts';

describe('calendar periods', () => {
  it('are as long as the clock makes them: an hour less in March, an hour more in October', () => {
    const year = { from: startOfDay('2026-01-01', BERLIN), to: startOfDay('2027-01-01', BERLIN) };
    const hours = periodsIn(year, 'month', BERLIN, 12).map(({ from, to }) => (to - from) / 3_600_000);
    expect(hours).toEqual([744, 672, 743, 720, 744, 720, 744, 744, 720, 745, 720, 744]);
  });

  it('know leap years, quarters and the names of both', () => {
    const two = { from: at('2028-02-01T00:00:00Z'), to: at('2028-07-01T00:00:00Z') };
    expect(periodsIn(two, 'month', 'UTC', 9)[0]).toMatchObject({ name: '2028-02', to: at('2028-03-01T00:00:00Z') });
    expect(periodsIn(two, 'quarter', 'UTC', 9).map(({ name, isPartial }) => [name, isPartial])).toEqual([
      ['2028-Q1', true],
      ['2028-Q2', false],
    ]);
    expect(periodsIn(two, 'year', 'UTC', 9).map(({ name }) => name)).toEqual(['2028']);
  });

  it('find a clock time that summer time skips, and the first of one that comes twice', () => {
    const clock = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);
    expect(new Date(momentOf(clock('2026-03-29', '02:30'), BERLIN)).toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(new Date(momentOf(clock('2026-10-25', '02:30'), BERLIN)).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(new Date(momentOf(clock('2026-07-01', '00:00'), 'America/New_York')).toISOString()).toBe(
      '2026-07-01T04:00:00.000Z',
    );
  });

  it('join overlaps and cut out others', () => {
    const spans = [
      { from: 5, to: 9 },
      { from: 1, to: 6 },
      { from: 20, to: 20 },
    ];
    expect(union(spans)).toEqual([{ from: 1, to: 9 }]);
    expect(
      without(spans, [
        { from: 2, to: 3 },
        { from: 8, to: 30 },
      ]),
    ).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 8 },
    ]);
  });
});
