import { expect, test } from 'vitest';
import { dayOf } from './day.ts';

test('what is printed bears the day of the organisation, not of the server', () => {
  const late = new Date('2026-11-21T23:30:00Z');
  expect(dayOf(late)).toBe('2026-11-21');
  expect(dayOf(late, 'Asia/Tokyo')).toBe('2026-11-22');
  expect(dayOf(new Date('2026-11-21T03:00:00Z'), 'America/Los_Angeles')).toBe('2026-11-20');
});
