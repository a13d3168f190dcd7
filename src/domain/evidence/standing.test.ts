import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const quote = { start: 0, end: 25, text: 'Backups are kept (30 days)' };

test('a quote is at its place, elsewhere with other breaks, or gone', () => {
  const text = 'Backups are kept (30 days)';
  expect(standingOf(text, { ...quote, end: text.length })).toEqual({ standing: 'found', at: { start: 0, end: 26 } });
  expect(standingOf('Intro.\nBackups are\nkept (30 days).', quote)).toEqual({
    standing: 'moved',
    at: { start: 7, end: 33 },
  });
  expect(standingOf('Backups are kept (90 days).', quote)).toEqual({ standing: 'gone', at: null });
});
