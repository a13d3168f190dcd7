import { expect, test } from 'vitest';
import { locate } from './fold.ts';

test('a quote is found without the marks around it', () => {
  expect(locate('Passwords have “fourteen” characters.', ' "Passwords have \'fourteen\'" ')).toEqual([0, 24]);
});

test('a quote of nothing but marks, as a model out of its mind gives it, is looked for in a moment', () => {
  const start = performance.now();
  expect(locate('Passwords have fourteen characters.', `x${"'".repeat(60_000)}x`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
});
