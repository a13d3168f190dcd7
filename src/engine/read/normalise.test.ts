import { expect, test } from 'vitest';
import { normaliseLine } from './normalise.ts';

test('nothing stays in a text that a database cannot keep: no NUL, no half of a surrogate pair', () => {
  expect(normaliseLine('Rights\0 are \ud83dreviewed \udc4d yearly 👍')).toBe('Rights are reviewed yearly 👍');
});
