import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

const sideOf = (from: string, to: string, without: 'added' | 'removed') =>
  differenceOf(from, to)
    .filter(({ kind }) => kind !== without)
    .map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    .join('\n');

test('a changed word is shown within its line, and what stayed stays', () => {
  const lines = differenceOf('Roles\nReviewed every year.\nEnd', 'Roles\nReviewed every month.\nEnd');
  expect(lines.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(lines[1]?.pieces.filter(({ isChanged }) => isChanged)).toEqual([{ text: 'year', isChanged: true }]);
  expect(lines[2]?.pieces.filter(({ isChanged }) => isChanged)).toEqual([{ text: 'month', isChanged: true }]);
});

test('lines that have nothing in common are two lines', () => {
  const [removed] = differenceOf('Backups are taken.', 'Nobody may enter the server room alone.');
  expect(removed?.pieces).toEqual([{ text: 'Backups are taken.', isChanged: true }]);
});

test('both texts can be put together again from their difference, whatever they are', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const make = () =>
    Array.from({ length: Math.floor(random() * 12) }, () => 'abcde'[Math.floor(random() * 5)]).join('\n');
  for (let round = 0; round < 300; round += 1) {
    const [from, to] = [make(), make()];
    expect(sideOf(from, to, 'added')).toBe(from);
    expect(sideOf(from, to, 'removed')).toBe(to);
  }
});

test('two long texts that share nothing are compared in time', () => {
  const many = (word: string) => Array.from({ length: 5000 }, (_, place) => `${word} ${place}`).join('\n');
  const begun = performance.now();
  expect(differenceOf(many('a'), many('b'))).toHaveLength(10_000);
  expect(performance.now() - begun).toBeLessThan(8000);
});
