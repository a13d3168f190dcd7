import { expect, test } from 'vitest';
import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import { frameworkOf, ISO_27001 } from './catalogue.ts';

const framework = frameworkOf(ISO_27001)!;
const ids = framework.requirements.map(({ id }) => id);

test('the catalogue has the 30 clause items and the 93 controls, each once, in 13 domains', () => {
  expect(new Set(ids).size).toBe(123);
  expect(ids.filter((id) => !id.startsWith('A.'))).toHaveLength(30);
  const themes = ['A.5.', 'A.6.', 'A.7.', 'A.8.'].map((theme) => ids.filter((id) => id.startsWith(theme)).length);
  expect(themes).toEqual([37, 8, 14, 34]);
  expect(framework.domains).toHaveLength(13);
});

test.each(['es', 'fr', 'de'] as const)(
  'every requirement speaks %s, with the same asks and as much evidence',
  (language) => {
    for (const requirement of framework.requirements) {
      const words = framework.translations[language][requirement.id];
      expect(Object.keys(words?.asks ?? {}), requirement.id).toEqual(requirement.asks.map(({ id }) => id));
      expect(words?.evidence, requirement.id).toHaveLength(requirement.evidence.length);
      expect(words?.title, requirement.id).not.toBe('');
    }
  },
);

test('explanations are long enough to help and short enough to be read', () => {
  const lengths = framework.requirements.map(({ id, explanation }) => ({ id, words: explanation.split(/\s+/).length }));
  expect(lengths.filter(({ words }) => words < 35 || words > 110)).toEqual([]);
});

test('a twin is a requirement of the catalogue, and never itself', () => {
  const strays = framework.requirements.flatMap(({ id, twins }) =>
    twins.filter((twin) => twin === id || !ids.includes(twin)),
  );
  expect(strays).toEqual([]);
});

test('ids sort as people read them', () => {
  const shuffled = ['A.5.10', '10.2', '4.1', 'A.5.9', '6.1.3', '6.2'];
  expect(shuffled.toSorted(compareRequirementIds)).toEqual(['4.1', '6.1.3', '6.2', '10.2', 'A.5.9', 'A.5.10']);
});
