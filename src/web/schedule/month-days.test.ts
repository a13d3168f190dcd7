import { expect, test } from 'vitest';
import { monthsAfter, monthSpan } from './month-days.ts';
import { readScheduleSearch } from './schedule-search.ts';

test('a month is six weeks from a Monday on', () => {
  const { from, to, weeks } = monthSpan('2026-11-21');
  expect([from, to, weeks.length, weeks[0]?.length]).toEqual(['2026-10-26', '2026-12-06', 6, 7]);
  expect(monthSpan('2027-02-01').from).toBe('2027-02-01');
});

test('leafing through months does not leap over a shorter one', () => {
  expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsAfter('2027-01-15', -1)).toBe('2026-12-15');
  expect(monthsAfter('2026-12-31', 14)).toBe('2028-02-29');
});

test('an address with nonsense in it shows the month of today', () =>
  expect(
    readScheduleSearch({
      view: 'week',
      date: '2026-13-01',
      event: '../x',
      kind: 'party',
      page: -1,
      mine: 'yes',
      q: '',
    }),
  ).toEqual({}));
