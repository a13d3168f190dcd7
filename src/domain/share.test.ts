import { describe, expect, it } from 'vitest';
import { shareOf, sliceOf, roundedPercent } from './share.ts';

describe('a share', () => {
  it.each([
    [29_698, 29_700, 99],
    [29_700, 29_700, 100],
    [0, 29_700, 0],
    [1, 29_700, 1],
    [2, 3, 66],
    [29, 100, 29],
    [57, 100, 57],
  ])('of %i of %i is %i percent', (part, whole, percent) => expect(shareOf(part, whole)).toBe(percent));

  it('of nothing is none', () => {
    expect(shareOf(0, 0)).toBeNull();
    expect(sliceOf(0, 0)).toBeNull();
  });

  it('keeps its digits and is never rounded up to all', () => {
    expect(roundedPercent(99.9999, 3)).toBe(99.999);
    expect(roundedPercent(99.9, 3)).toBe(99.9);
    expect(roundedPercent(98.725, 3)).toBe(98.725);
    expect(roundedPercent(0.0001, 2)).toBe(0.01);
    expect(roundedPercent(100, 2)).toBe(100);
  });

  it('as a slice is rounded to the nearest, but neither to all nor to nothing', () => {
    expect([sliceOf(2, 3), sliceOf(199, 200), sliceOf(1, 300), sliceOf(0, 5), sliceOf(5, 5)]).toEqual([
      67, 99, 1, 0, 100,
    ]);
  });
});
