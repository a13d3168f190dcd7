import { expect, test } from 'vitest';
import { excerptsOf } from './excerpts.ts';
import { fold } from './fold.ts';

test('a folded text has the same length, without accents and without markup', () => {
  const text = 'Größe, évaluation, revisión, Ñandú <b>';
  expect(fold(text)).toBe('Große, evaluation, revision, Nandu  b ');
  expect(fold(text)).toHaveLength(text.length);
});

test('passages are given in the words of the text, with the places of what matched', () => {
  const text = 'Zweck. Die Überprüfung der Zugriffe erfolgt jährlich. Ende.';
  const headline = 'Die \u0001Uberprufung\u0002 der Zugriffe\u0003erfolgt \u0001jahrlich\u0002.';
  expect(excerptsOf(text, headline)).toEqual([
    { text: 'Die Überprüfung der Zugriffe', start: 7, marks: [{ start: 4, end: 15 }] },
    { text: 'erfolgt jährlich.', start: 36, marks: [{ start: 8, end: 16 }] },
  ]);
});

test('what is not in the text is not shown', () =>
  expect(excerptsOf('Other words.', 'Some \u0001words\u0002')).toEqual([]));
