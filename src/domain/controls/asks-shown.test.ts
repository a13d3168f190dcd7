import { describe, expect, test } from 'vitest';
import type { AskStatus } from '../frameworks/requirement.ts';
import { asksShown, statusesOf } from './asks-shown.ts';

const piece = (validFrom: string, asks: Record<string, AskStatus>, acceptedAt = `${validFrom}T10:00:00.000Z`) => ({
  validFrom,
  acceptedAt,
  asks: Object.entries(asks).map(([id, status]) => ({ id, status })),
});
const covered = (pieces: ReturnType<typeof piece>[]) => statusesOf(asksShown(pieces));
const of = (...pieces: ReturnType<typeof piece>[]) => covered(pieces).get('a');

test('of several pieces of evidence the best counts for each ask', () => {
  const pieces = [
    piece('2026-02-01', { a: 'partial', b: 'covered' }),
    piece('2026-01-01', { a: 'covered', b: 'missing', c: 'missing' }),
  ];
  expect(Object.fromEntries(covered(pieces))).toEqual({ a: 'covered', b: 'covered', c: 'missing' });
});

describe('what one piece says the reverse of', () => {
  const before = piece('2026-01-01', { a: 'covered' });
  const reverse = piece('2026-02-01', { a: 'contradicted' });

  test('stands against everything of before', () => expect(of(before, reverse)).toBe('contradicted'));
  test('is taken away by a later piece that covers it, in whatever order they come', () => {
    const later = piece('2026-03-01', { a: 'covered' });
    expect(of(before, reverse, later)).toBe('covered');
    expect(of(later, reverse)).toBe('covered');
  });
  test('is not taken away by a later piece that shows it in part or says nothing of it', () => {
    expect(of(reverse, piece('2026-03-01', { a: 'partial' }))).toBe('contradicted');
    expect(of(reverse, piece('2026-03-01', { a: 'missing' }))).toBe('contradicted');
  });
  test('counts from its own time on: accepted afterwards and of an earlier time, a covering piece takes nothing away', () => {
    expect(of(reverse, piece('2026-01-15', { a: 'covered' }, '2026-06-01T08:00:00.000Z'))).toBe('contradicted');
  });
  test('of the same day is decided by what was accepted later, and stands when both were at once', () => {
    const covers = (at: string) => piece('2026-02-01', { a: 'covered' }, at);
    expect(of(reverse, covers('2026-02-01T10:00:00.001Z'))).toBe('covered');
    expect(of(reverse, covers('2026-02-01T09:59:59.999Z'))).toBe('contradicted');
    expect(of(covers(reverse.acceptedAt), reverse)).toBe('contradicted');
  });
  test('comes back with a still later piece that says it again', () => {
    const cured = [reverse, piece('2026-03-01', { a: 'covered' })];
    expect(of(...cured, piece('2026-04-01', { a: 'contradicted' }))).toBe('contradicted');
  });
  test('touches no other ask', () => {
    const pieces = [piece('2026-01-01', { b: 'covered' }), piece('2026-02-01', { a: 'contradicted', b: 'missing' })];
    expect(covered(pieces).get('b')).toBe('covered');
  });
});

test('the piece that decides is named, with its words', () => {
  const words = { start: 0, end: 3, text: 'not' };
  const reverse = { ...piece('2026-02-01', {}), asks: [{ id: 'a', status: 'contradicted' as const, quote: words }] };
  const shown = asksShown([piece('2026-01-01', { a: 'covered' }), reverse]).get('a');
  expect(shown).toMatchObject({ status: 'contradicted', quote: words });
  expect(shown?.piece).toBe(reverse);
});
