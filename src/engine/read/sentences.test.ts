import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const split = (text: string) => sentencesOf(text, 0, text.length).map(({ start, end }) => text.slice(start, end));

test('a sentence that ends with an accented letter and an s ends there', () => {
  expect(split('Les disques sont chiffrés. Les téléphones sont gérés. Fin.')).toEqual([
    'Les disques sont chiffrés.',
    'Les téléphones sont gérés.',
    'Fin.',
  ]);
});

test('an abbreviation and an initial end none', () => {
  expect(split('Auditor: J. Whitlock. Report e.g. Annex B follows.')).toEqual([
    'Auditor: J. Whitlock.',
    'Report e.g. Annex B follows.',
  ]);
});
