import { expect, test } from 'vitest';
import { asksCovered, isCurrent, statusAfterAcceptance } from './evidence.ts';

const piece = { validFrom: '2026-01-01', validUntil: '2026-12-31', withdrawnAt: null };

test('evidence counts from its first to its last day', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
  expect(days.map((day) => isCurrent(piece, day))).toEqual([false, true, true, false]);
});

test('withdrawn evidence counts no more, evidence without an end does', () => {
  expect(isCurrent({ ...piece, withdrawnAt: '2026-02-02T10:00:00Z' }, '2026-06-01')).toBe(false);
  expect(isCurrent({ ...piece, validUntil: null }, '2030-01-01')).toBe(true);
});

test('accepting begins work that was not started and never takes progress back', () => {
  expect(statusAfterAcceptance('Not Started', undefined)).toBe('In Progress');
  expect(statusAfterAcceptance('Implemented', undefined)).toBe('Implemented');
  expect(statusAfterAcceptance('In Progress', 'Implemented')).toBe('Implemented');
});

test('of several pieces of evidence the best counts for each ask', () => {
  const first = {
    asks: [
      { id: 'a', status: 'partial' as const },
      { id: 'b', status: 'covered' as const },
    ],
  };
  const second = {
    asks: [
      { id: 'a', status: 'covered' as const },
      { id: 'b', status: 'missing' as const },
    ],
  };
  expect([...asksCovered([first, second])]).toEqual([
    ['a', 'covered'],
    ['b', 'covered'],
  ]);
});
