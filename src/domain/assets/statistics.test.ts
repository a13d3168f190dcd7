import { describe, expect, it } from 'vitest';
import { dayAfter } from './days.ts';
import { isExpiringLicense } from './slices.ts';
import { statisticsOf } from './statistics.ts';

const today = '2025-02-10';

describe('the overview', () => {
  it('has no score without assets', () => {
    expect(statisticsOf([], today).complianceScore).toBeNull();
  });

  it.each([
    ['Software', '2025-02-10', true],
    ['Software', dayAfter(today, 30), true],
    ['Software', dayAfter(today, 31), false],
    ['Software', '2025-02-09', false],
    ['Software', null, false],
    ['Hardware', '2025-02-11', false],
  ] as const)('%s until %s', (category, warrantyExpiry, isExpiring) => {
    expect(isExpiringLicense({ category, warrantyExpiry }, today)).toBe(isExpiring);
  });

  it('counts days over the end of February', () => expect(dayAfter('2024-02-28', 2)).toBe('2024-03-01'));
});
