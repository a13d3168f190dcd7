import { expect, test } from 'vitest';
import { type Mark, cellsOf, groupsOfBlocks, piecesWithin, shownBlocks } from './text-pieces.ts';

const text = 'Access\n\nStaff use strong passwords. They change them.\nRole | Duty\nCISO | Approves';
const at = (shownText: string) => ({ start: text.indexOf(shownText), end: text.indexOf(shownText) + shownText.length });
const blocks = [
  { kind: 'h' as const, level: 3, ...at('Access'), page: 1 },
  { kind: 'p' as const, ...at('Staff use strong passwords. They change them.'), page: 1 },
  { kind: 'row' as const, ...at('Role | Duty'), page: 2 },
  { kind: 'row' as const, ...at('CISO | Approves'), page: 2 },
];

test('all blocks together are the whole text, character for character', () => {
  expect(
    shownBlocks(text, blocks)
      .map(({ start, end }) => text.slice(start, end))
      .join(''),
  ).toBe(text);
});

test('a text without blocks, or with overlapping ones, is still shown whole and once', () => {
  expect(shownBlocks(text, [])).toMatchObject([{ kind: 'p', start: 0, end: text.length }]);
  const overlapping = [
    ...blocks,
    { kind: 'p' as const, start: 10, end: 30 },
    { kind: 'p' as const, start: 10, end: 20 },
  ];
  expect(
    shownBlocks(text, overlapping)
      .map(({ start, end }) => text.slice(start, end))
      .join(''),
  ).toBe(text);
});

test('the first heading is never deeper than the page allows, and each page is marked once', () => {
  expect(shownBlocks(text, blocks).map(({ depth, page }) => [depth, page])).toEqual([
    [1, 1],
    [1, null],
    [1, 2],
    [1, null],
  ]);
});

test('the marked pieces of a quote are exactly the quote, also where two overlap', () => {
  const marks: Mark[] = [
    { id: 'one', tone: 'open', ...at('Staff use strong passwords.') },
    { id: 'two', tone: 'active', ...at('strong passwords. They change') },
  ];
  const pieces = piecesWithin(0, text.length, marks);
  const said = (id: string) =>
    pieces
      .filter((piece) => piece.marks.some((mark) => mark.id === id))
      .map(({ start, end }) => text.slice(start, end));
  expect(said('one').join('')).toBe('Staff use strong passwords.');
  expect(said('two').join('')).toBe('strong passwords. They change');
  expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
});

test('rows are cut into their cells', () => {
  const row = shownBlocks(text, blocks)[2];
  expect(row && cellsOf(text, row).map(({ start, end }) => text.slice(start, end).trim())).toEqual(['Role', 'Duty']);
});

test('the rows of a table stand together', () => {
  expect(groupsOfBlocks(shownBlocks(text, blocks)).map((group) => group.length)).toEqual([1, 1, 2]);
});
