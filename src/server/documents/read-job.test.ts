import { expect, test } from 'vitest';
import { BoundedError } from '#engine/bounded/bounds.ts';
import { refusalOf } from './read-job.ts';

test.each([
  ['memory', 'hostile', 'Its text took more memory to analyse than any real document needs.'],
  ['time', 'timeout', 'Its text took too long to analyse.'],
  ['ended', 'damaged', 'Its text could not be analysed.'],
] as const)('a document whose analysis failed by its %s is refused in words', (failure, refusal, detail) => {
  expect(refusalOf(new BoundedError(failure))).toEqual({ state: 'refused', refusal, detail });
});
