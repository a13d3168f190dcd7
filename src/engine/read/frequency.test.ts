import { expect, test } from 'vitest';
import { frequenciesIn, frequencyIn } from './frequency.ts';

test.each([
  ['weekly', 'every 7 days'],
  ['monthly', 'every 30 days'],
  ['quarterly', 'every 90 days'],
  ['semi-annually', 'every 6 months'],
  ['half-yearly', 'twice a year'],
  ['wöchentlich', 'alle 7 Tage'],
  ['vierteljährlich', 'alle 3 Monate'],
  ['chaque semaine', 'tous les 7 jours'],
  ['cada semana', 'cada 7 días'],
  ['yearly', 'every 12 months'],
])('"%s" is "%s", and one interval', (one, other) => {
  const months = (text: string) => frequenciesIn(`Rights are reviewed ${text}.`).map((each) => each.months);
  expect(months(one)).toHaveLength(1);
  expect(months(one)[0]).toBeCloseTo(months(other)[0] ?? 0, 6);
  expect(frequencyIn(`Rights are reviewed ${one}.`)).toBeCloseTo(frequencyIn(`It is done ${other}.`) ?? 0, 6);
});

test('a part of another word is none', () => {
  expect(frequenciesIn('The bi-weekly meeting')).toEqual([]);
});
