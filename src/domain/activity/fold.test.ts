import { expect, test } from 'vitest';
import { foldEntries } from './fold.ts';

const entry = (number: number, given: object = {}) => ({
  number,
  at: '2026-03-02T10:00:00.000Z',
  actorName: 'Ana',
  action: 'changed',
  subject: 'questionnaires',
  ...given,
});

test('what one person did to things of one kind is told once, the newest of it on top', () => {
  const folded = foldEntries([entry(9), entry(8), entry(7)]);
  expect(folded).toEqual([{ entry: entry(9), count: 3 }]);
});

test('another person, event, kind or day is told apart, and the order stays', () => {
  const others = [
    { actorName: 'Ben' },
    { action: 'added' },
    { subject: 'risks' },
    { at: '2026-03-01T23:00:00.000Z' },
  ].map((given, place) => entry(8 - place, given));
  expect(foldEntries([entry(9), ...others]).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  expect(foldEntries([entry(9), others[0]!, entry(3)]).map(({ entry: { number } }) => number)).toEqual([9, 8, 3]);
});

test('nothing is told of nothing', () => expect(foldEntries([])).toEqual([]));
