import { expect, test } from 'vitest';
import { firstPlace, nextPlace } from './roving-focus.ts';

const at = (likelihood: number, impact: number) => ({ likelihood, impact });
const cells = [at(1, 1), at(4, 1), at(2, 3), at(4, 3), at(5, 5)];

test('an arrow goes straight ahead over empty cells, else to the nearest aside, and stays where nothing is', () => {
  const from = at(4, 3);
  expect(nextPlace(cells, from, 'ArrowLeft')).toEqual(at(2, 3));
  expect(nextPlace(cells, from, 'ArrowDown')).toEqual(at(4, 1));
  expect(nextPlace(cells, from, 'ArrowUp')).toEqual(at(5, 5));
  expect(nextPlace(cells, from, 'ArrowRight')).toEqual(at(5, 5));
  expect(nextPlace(cells, at(5, 5), 'ArrowUp')).toBeUndefined();
  expect(nextPlace(cells, from, 'Tab')).toBeUndefined();
});

test('every cell can be reached from where Tab enters', () => {
  const reached = new Set([firstPlace(cells)!]);
  for (const cell of reached)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = nextPlace(cells, cell, key);
      if (next) reached.add(next);
    }
  expect(firstPlace(cells)).toEqual(at(5, 5));
  expect(reached.size).toBe(cells.length);
});
