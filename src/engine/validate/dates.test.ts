import { describe, expect, test } from 'vitest';
import { datesIn, monthsBetween } from './dates.ts';
import { frequencyIn } from '../read/frequency.ts';

describe('dates', () => {
  test.each([
    ['Review date: 30 June 2026.', '2026-06-30'],
    ['on June 30th, 2026', '2026-06-30'],
    ['vom 3. März 2026', '2026-03-03'],
    ['am 03.04.2026', '2026-04-03'],
    ['le 1er août 2026', '2026-08-01'],
    ['el 5 de enero de 2026', '2026-01-05'],
    ['12/31/2026', '2026-12-31'],
    ['Q2 2026', '2026-06-30'],
    ['minutes of February 2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(datesIn(text).map((date) => date.day)).toEqual([day]);
  });

  test.each(['ISO/IEC 27001:2022', 'section 4.1.2', 'version 10.12.3', '192.168.1.1', 'may 14 characters'])(
    '%s names no day',
    (text) => {
      expect(datesIn(text)).toEqual([]);
    },
  );

  test('stand where they were found', () => {
    const text = 'From 1 April 2026 to 2026-06-30';
    expect(datesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['1 April 2026', '2026-06-30']);
  });

  test('months are whole ones', () => {
    expect([monthsBetween('2026-01-31', '2026-02-28'), monthsBetween('2025-07-20', '2026-07-20')]).toEqual([0, 12]);
  });
});

test.each([
  ['is reviewed at least annually', 12],
  ['every 90 days', 3],
  ['alle 6 Monate', 6],
  ['chaque trimestre', 3],
  ['una vez al año', 12],
  ['every night', 1 / 30],
  ['toutes les 2 semaines', 14 / 30],
  ['when needed', null],
])('"%s" is every %s months', (text, months) => {
  expect(frequencyIn(text)).toBe(months);
});
