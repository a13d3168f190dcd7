import { expect, test } from 'vitest';
import { hrefOfAnalytics, readAnalyticsSearch } from './analytics-search.ts';
import { rowsOf } from './analytics-rows.ts';

test('every number is a row, and a day without a snapshot is none', () => {
  const rows = rowsOf({
    at: '2026-11-21T10:00:00.000Z',
    days: ['2026-11-20', '2026-11-21'],
    adoption: {
      people: [1, 2],
      signIns: [3, 4],
      failedSignIns: [0, 1],
      acts: [{ subject: 'controls', counts: [5, 6] }],
    },
    organisations: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Maple',
        acts: 11,
        readiness: [null, 40],
        evidence: { 'no-end': 1, later: 2, 'within-90': 3, 'within-30': 4, ended: 5 },
      },
    ],
    routes: [{ route: 'assets.list', count: 7, mean: 0.0123, p95: 0.05, failures: 0 }],
  });
  expect(rows).toHaveLength(8 + 1 + 5 + 4);
  expect(rows).toContainEqual(['acts', '2026-11-21', '', 'controls', '6']);
  expect(rows.filter(([figure]) => figure === 'readiness')).toEqual([['readiness', '2026-11-21', 'Maple', '', '40']]);
  expect(rows).toContainEqual(['routeP95Seconds', '', '', 'assets.list', '0.0500']);
});

test('the address keeps what was chosen and nothing else', () => {
  const organisation = '00000000-0000-4000-8000-000000000001';
  expect(readAnalyticsSearch({ days: '90', organisation })).toEqual({ days: 90, organisation });
  expect(readAnalyticsSearch({ days: 12, organisation: 'x' })).toEqual({});
  expect(hrefOfAnalytics({ days: 30 })).toBe('/admin-analytics');
  expect(hrefOfAnalytics({ days: 90, organisation })).toBe(`/admin-analytics?days=90&organisation=${organisation}`);
});
