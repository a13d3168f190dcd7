import { expect, test } from 'vitest';
import { EVENT_KINDS } from './values.ts';
import { CHECKLISTS, openPoints, recordOf, RESULTS } from './record.ts';

test('a record has every point of its kind in order, keeps what was written, and drops what is no point', () => {
  const kept = {
    items: [
      { id: 'risks', isDone: true, note: 'Looked at' },
      { id: 'unknown', isDone: true, note: 'No' },
    ],
    conclusion: 'Fine',
  };
  const record = recordOf('management-review', kept);
  expect(record.items.map(({ id }) => id)).toEqual(CHECKLISTS['management-review']);
  expect(record.items.find(({ id }) => id === 'risks')).toEqual(kept.items[0]);
  expect(record.conclusion).toBe('Fine');
  expect(openPoints('management-review', kept)).toHaveLength((CHECKLISTS['management-review']?.length ?? 0) - 1);
});

test('a management review has its results at the end of its inputs', () =>
  expect(CHECKLISTS['management-review']?.slice(-RESULTS.length)).toEqual(RESULTS));

test.each(EVENT_KINDS)('no point of %s stands there twice', (kind) => {
  const points = CHECKLISTS[kind] ?? [];
  expect(new Set(points).size).toBe(points.length);
});
