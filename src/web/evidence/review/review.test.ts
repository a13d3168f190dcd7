import { expect, test } from 'vitest';
import type { Suggestion } from '#domain/documents/document.ts';
import { bandOf } from '#domain/documents/band.ts';
import { contextOf } from '../context-of.ts';
import { BANDS, groupsOf, inGroups, nextAfter, strongOnes, withoutWeak } from './review-groups.ts';

const ISO = 'iso-27001-2022';
const suggestion = (
  id: string,
  requirementId: string,
  confidence: number,
  state: Suggestion['state'] = 'open',
  framework = ISO,
) => ({ id, framework, requirementId, confidence, state, asks: [] as Suggestion['asks'] }) as Suggestion;

const some = [
  suggestion('a', 'A.5.15', 0.6),
  suggestion('b', 'A.8.5', 0.9),
  suggestion('c', 'A.5.15', 0.95),
  suggestion('d', 'A.7.7', 0.86),
];

test('the requirement with the most certain suggestion comes first', () => {
  expect(
    groupsOf(some).map(({ requirementId, suggestions }) => [requirementId, suggestions.map(({ id }) => id)]),
  ).toEqual([
    ['A.5.15', ['c', 'a']],
    ['A.8.5', ['b']],
    ['A.7.7', ['d']],
  ]);
});

test('the same id of another framework is another requirement', () => {
  const same = [suggestion('a', '8.1', 0.9), suggestion('b', '8.1', 0.95, 'open', 'pci-dss-4-0-1')];
  expect(groupsOf(same).map(({ framework, requirementId }) => `${framework} ${requirementId}`)).toEqual([
    'pci-dss-4-0-1 8.1',
    `${ISO} 8.1`,
  ]);
  expect(strongOnes(same, new Set([`${ISO}/8.1`])).map(({ id }) => id)).toEqual(['b']);
});

test('only open, strong suggestions of applicable requirements are accepted together', () => {
  const decided = suggestion('e', 'A.5.9', 0.99, 'rejected');
  expect(strongOnes([...some, decided], new Set([`${ISO}/A.7.7`])).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('what a band asks of the server is what the chip says', () => {
  for (const [band, { atLeast = 0, below = 1.01 }] of Object.entries<{ atLeast?: number; below?: number }>(BANDS)) {
    expect(bandOf(atLeast)).toBe(band);
    expect(bandOf(below - 0.01)).toBe(band);
  }
});

test('deciding goes on where one is, also when the rest of a requirement falls back behind others', () => {
  const open = inGroups(some);
  expect(open.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  // Without c its requirement is the least certain: what now stands first is b.
  expect(nextAfter(open, 'c', inGroups)).toBe('b');
  expect(nextAfter(open, 'd', inGroups)).toBe('b');
  expect(nextAfter([suggestion('a', 'A.5.15', 0.6)], 'a')).toBeNull();
});

test('a quote keeps its words and is surrounded by whole ones', () => {
  const text = `${'earlier words here '.repeat(20)}Every account has an owner. ${'later words there '.repeat(20)}`;
  const start = text.indexOf('Every');
  const { before, quote, after } = contextOf(text, { start, end: start + 'Every account has an owner.'.length }, 30);
  expect(quote).toBe('Every account has an owner.');
  expect(before).toBe('… here earlier words here ');
  expect(after).toBe(' later words there later …');
});

test('at the ends of a text there are no dots', () => {
  expect(contextOf('Short text.', { start: 0, end: 5 })).toEqual({ before: '', quote: 'Short', after: ' text.' });
});

test('weak suggestions stand back, but for those that say the reverse', () => {
  const reversed = { ...suggestion('e', 'A.5.18', 0.05), asks: [{ id: 'a', status: 'contradicted' as const }] };
  const open = [suggestion('a', 'A.5.15', 0.6), suggestion('f', 'A.5.1', 0.05), reversed];
  expect(withoutWeak(open).map(({ id }) => id)).toEqual(['a', 'e']);
});
