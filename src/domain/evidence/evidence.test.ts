import { expect, test } from 'vitest';
import { askToKeep, isCurrent, problemsOf, reversalsIn, statusAfterAcceptance } from './evidence.ts';

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

const QUOTE = { start: 0, end: 4, text: 'Text' };

test('what says the reverse of what is asked is accepted with a reason or not at all', () => {
  const [good, bad] = [
    { asks: [{ id: 'a', status: 'covered' as const }] },
    { asks: [{ id: 'a', status: 'contradicted' as const }] },
  ];
  const paths = (...asked: Parameters<typeof problemsOf>) => problemsOf(...asked).map(({ path }) => path);
  expect(paths({}, '2026-01-01', [good])).toEqual([]);
  expect(paths({ status: 'Implemented' }, '2026-01-01', [good, bad])).toEqual(['reason']);
  expect(paths({ reason: '' }, '2026-01-01', [bad])).toEqual(['reason']);
  expect(paths({ reason: 'The audit asked for it' }, '2026-01-01', [good, bad])).toEqual([]);
});

test('the words are kept of what speaks against an ask, and of nothing else', () => {
  expect(askToKeep({ id: 'a', status: 'covered', quote: QUOTE })).toEqual({ id: 'a', status: 'covered' });
  expect(askToKeep({ id: 'a', status: 'partial', quote: QUOTE })).toEqual({ id: 'a', status: 'partial' });
  const contradicted = { id: 'a', status: 'contradicted' as const, quote: QUOTE };
  const disputed = { id: 'a', status: 'partial' as const, quote: QUOTE, against: QUOTE };
  expect([contradicted, disputed].map(askToKeep)).toEqual([contradicted, disputed]);
});

test('the sentences that say the reverse are named once each, in one text', () => {
  const says = (text: string, status: 'contradicted' | 'covered' = 'contradicted') => ({
    id: text,
    status,
    quote: { ...QUOTE, text },
  });
  expect(reversalsIn({ asks: [says('Skipped.'), says('Fine.', 'covered'), says('Failed.'), says('Skipped.')] })).toBe(
    'Skipped. … Failed.',
  );
  expect(reversalsIn({ asks: [says('Fine.', 'covered')] })).toBe('');
});
