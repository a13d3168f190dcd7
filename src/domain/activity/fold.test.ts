import { expect, test } from 'vitest';
import { foldEntries } from './fold.ts';

const entry = (number: number, given: object = {}) => ({
  number,
  at: '2026-03-02T10:00:00.000Z',
  actorName: 'Ana',
  action: 'changed',
  subject: 'questionnaires',
  subjectId: `thing ${number}`,
  ...given,
});

test('what one person did to things of one kind is told once, the newest of it on top', () => {
  const folded = foldEntries([entry(9), entry(8), entry(7)]);
  expect(folded).toEqual([{ entry: entry(9), count: 3 }]);
});

test('things are counted, not how often one was changed', () =>
  expect(
    foldEntries([entry(9), entry(8, { subjectId: 'thing 9' }), entry(7)]).map(({ entry: { number }, count }) => [
      number,
      count,
    ]),
  ).toEqual([[9, 2]]));

test('another person, event, kind or day is told apart, and what lies between separates nothing', () => {
  const others = [
    { actorName: 'Ben' },
    { action: 'added' },
    { subject: 'risks' },
    { at: '2026-03-01T23:00:00.000Z' },
  ].map((given, place) => entry(8 - place, given));
  expect(foldEntries([entry(9), ...others]).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  const alternating = [entry(9), entry(8, { subject: 'risks' }), entry(7), entry(6, { subject: 'risks' })];
  expect(foldEntries(alternating).map(({ entry: { number }, count }) => [number, count])).toEqual([
    [9, 2],
    [8, 2],
  ]);
});

test('nothing is told of nothing', () => expect(foldEntries([])).toEqual([]));
