import { expect, test } from 'vitest';
import { firstDayOf, nthWeekdayOf, type Recurrence, ruleOf, shifted } from './recurrence.ts';

const of = (more: Partial<Recurrence>): Recurrence => ({
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  monthlyBy: 'day',
  count: null,
  until: null,
  ...more,
});

test.each([
  [of({}), '2026-12-01', 'FREQ=WEEKLY'],
  [of({ interval: 2, weekdays: ['TH', 'MO'], count: 5 }), '2026-12-03', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=5'],
  [of({ frequency: 'monthly' }), '2026-12-28', 'FREQ=MONTHLY;BYMONTHDAY=28'],
  [of({ frequency: 'monthly' }), '2027-01-30', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
  [of({ frequency: 'monthly' }), '2027-01-31', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  [of({ frequency: 'monthly', monthlyBy: 'weekday' }), '2026-12-08', 'FREQ=MONTHLY;BYDAY=2TU'],
  [of({ frequency: 'monthly', monthlyBy: 'weekday' }), '2026-12-29', 'FREQ=MONTHLY;BYDAY=-1TU'],
  [of({ frequency: 'yearly' }), '2026-12-08', 'FREQ=YEARLY'],
  [of({ frequency: 'yearly' }), '2028-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1'],
])('%j from %s is %s', (recurrence, startsOn, rule) => expect(ruleOf(recurrence, startsOn)).toBe(rule));

test('the fifth weekday of a month is the last', () =>
  expect(['2026-12-01', '2026-12-22', '2026-12-29'].map(nthWeekdayOf)).toEqual(['1TU', '4TU', '-1TU']));

test('an event begins on the day itself where the rule has it, else on the next that it has', () => {
  const rule = of({ weekdays: ['MO', 'FR'] });
  expect(['2026-12-04', '2026-12-05', '2026-12-07'].map((day) => firstDayOf(rule, day))).toEqual([
    '2026-12-04',
    '2026-12-07',
    '2026-12-07',
  ]);
  expect(firstDayOf(null, '2026-12-05')).toBe('2026-12-05');
});

test('weekdays and the last day move along, over the end of the week as well', () => {
  const moved = shifted(of({ weekdays: ['MO', 'SU'], until: '2026-12-31' }), -1);
  expect([moved?.weekdays, moved?.until]).toEqual([['SU', 'SA'], '2026-12-30']);
  expect(shifted(of({ weekdays: ['SA'] }), 9)?.weekdays).toEqual(['MO']);
});
