import { expect, test } from 'vitest';
import { matchQuote } from './quote-match.ts';

const quote = { start: 0, end: 25, text: 'Backups are kept (30 days)' };

test('a quote is at its place, elsewhere with other breaks, or gone', () => {
  const text = 'Backups are kept (30 days)';
  expect(matchQuote(text, { ...quote, end: text.length })).toEqual({ standing: 'found', at: { start: 0, end: 26 } });
  expect(matchQuote('Intro.\nBackups are\nkept (30 days).', quote)).toEqual({
    standing: 'moved',
    at: { start: 7, end: 33 },
  });
  expect(matchQuote('Backups are kept (90 days).', quote)).toEqual({ standing: 'gone', at: null });
});
