import { describe, expect, test } from 'vitest';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { askVectorsOf, similarityOf } from './ask-vectors.ts';
import { termsOf } from './terms.ts';

const askVectors = askVectorsOf(frameworkOf(BASE_FRAMEWORK)?.requirements ?? []);
const near = (one: string, other: string) => {
  const place = (text: string) => askVectors.placeOf(termsOf(text).map(({ stem }) => stem));
  return similarityOf(place(one), place(other));
};

describe('what words are about', () => {
  test('words that are used of the same are kin', () => {
    expect(askVectors.kinOf('visitor').map(([stem]) => stem)).toContain('guest');
    expect(askVectors.kinOf('backup').map(([stem]) => stem)).not.toContain('visitor');
    for (const [, nearness] of askVectors.kinOf('backup')) expect(nearness).toBeLessThanOrEqual(1);
  });

  test('a word that nobody used has none', () => {
    expect(askVectors.kinOf('qwertz')).toEqual([]);
    expect(askVectors.placeOf(['qwertz']).size).toBe(0);
  });

  test.each([
    ['Are laptops encrypted?', 'Die Festplatten der Notebooks sind verschlüsselt.', 'Besucher tragen einen Ausweis.'],
    ['Les visiteurs sont-ils accompagnés ?', 'Guests wear a badge and are escorted.', 'Backups are kept for 30 days.'],
    ['¿Se hacen copias de seguridad?', 'Every night the servers are backed up.', 'Suppliers sign a contract.'],
  ])('%s is nearer to what answers it than to anything else', (question, answer, other) => {
    expect(near(question, answer)).toBeGreaterThan(near(question, other) + 0.2);
  });
});
