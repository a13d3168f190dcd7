import { expect, test } from 'vitest';
import { formatFor } from './format.ts';

test('a plain date is the same day in every timezone', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/London']) {
    expect(formatFor('en', zone).date('2026-11-21')).toBe('Nov 21, 2026');
  }
});

test('a moment follows the timezone', () => {
  expect(formatFor('en', 'America/New_York').date('2026-11-21T02:00:00Z')).toBe('Nov 20, 2026');
  expect(formatFor('de', 'Europe/Berlin').dateTime('2026-11-21T02:00:00Z')).toBe('21.11.2026, 03:00');
});

test('numbers are written as the language writes them', () => {
  expect(formatFor('de').number(100002)).toBe('100.002');
  expect(formatFor('en').percent(82)).toBe('82%');
  expect(formatFor('en').bytes(1_400_000)).toBe('1.4 MB');
  expect(formatFor('es').relative('2026-11-18T00:00:00Z', '2026-11-21T00:00:00Z')).toBe('hace 3 días');
});
