import { expect, test } from 'vitest';
import { isTrivial } from './password.ts';

test('signs in a row are trivial, beyond the first plane too', () => {
  expect(isTrivial('abcdefghijkl')).toBe(true);
  expect(isTrivial(String.fromCodePoint(...Array.from({ length: 12 }, (_, step) => 0x1f600 + step)))).toBe(true);
  expect(isTrivial('violet harbour eleven')).toBe(false);
});
