import { expect, test } from 'vitest';
import { reviewDueOn } from './review.ts';

const policy = { type: 'policy' as const, uploadedAt: '2026-01-31T23:30:00.000Z', reviewedAt: null };

test('a document is due so many months after its upload, at the latest on the last day of the month', () => {
  expect(reviewDueOn(policy, 12)).toBe('2027-01-31');
  expect(reviewDueOn(policy, 1)).toBe('2026-02-28');
  expect(reviewDueOn(policy, 25)).toBe('2028-02-29');
});

test('a review begins the months anew', () => {
  expect(reviewDueOn({ ...policy, reviewedAt: '2026-11-21T10:00:00.000Z' }, 6)).toBe('2027-05-21');
});

test('a record is never due, a document of an unknown kind is', () => {
  expect(reviewDueOn({ ...policy, type: 'minutes' }, 12)).toBeNull();
  expect(reviewDueOn({ ...policy, type: null }, 12)).toBe('2027-01-31');
});
