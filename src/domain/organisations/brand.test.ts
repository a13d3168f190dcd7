import { expect, test } from 'vitest';
import { issue } from '../issue.ts';
import { BRAND_THEMES, HexColor, HexColorOrEmpty, inkOf } from './brand.ts';

test.each(['#3b82f6', '#ABC', '#000000'])('%s is a colour', (color) => {
  expect(HexColor.safeParse(color).success).toBe(true);
});

test.each(['3b82f6', '#12', '#12345', '#1234567', '#ggg', 'red', '#fff; background: url(x)'])(
  '%s is none, and the message says what one looks like',
  (color) => {
    expect(HexColorOrEmpty.safeParse(color).error?.issues[0]?.message).toBe(issue('hex_color'));
  },
);

test('an empty field stands for the colour of the product, but is never kept as a colour', () => {
  expect(HexColorOrEmpty.safeParse('').success).toBe(true);
  expect(HexColor.safeParse('').success).toBe(false);
});

test('the eight themes have the names and no two the same colour', () => {
  expect(BRAND_THEMES.map(({ name }) => name)).toEqual([
    'Blue',
    'Purple',
    'Green',
    'Red',
    'Orange',
    'Teal',
    'Pink',
    'Indigo',
  ]);
  expect(new Set(BRAND_THEMES.map(({ primaryColor }) => primaryColor)).size).toBe(8);
});

test('a light brand is darkened on paper until it can be read; a dark one stays as it is', () => {
  expect(inkOf('#1e3a8a')).toBe('#1e3a8a');
  expect(inkOf('#ffff00')).not.toBe('#ffff00');
  expect(inkOf('#fff')).toMatch(/^#([5-7][0-9a-f])\1\1$/);
  expect(inkOf('nonsense')).toBe(inkOf('#3b82f6'));
});
