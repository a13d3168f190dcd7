import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { QUIZ_LEVELS, TEST_SIZE } from '#domain/quiz/values.ts';
import { frameworkOf } from '../frameworks/catalogue.ts';
import { questionsById } from './catalogue.ts';

const all = [...(await questionsById()).values()];
const words = LANGUAGES.flatMap((language) =>
  all.map((question) => ({ language, id: question.id, ...question[language] })),
);
const normal = (text: string) =>
  text
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test('there are at least 150 questions, enough of every standard for an attempt that counts, and some of every level', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  for (const framework of new Set(all.map((question) => question.framework))) {
    const own = all.filter((question) => question.framework === framework);
    expect({ framework, isEnough: own.length >= TEST_SIZE }).toEqual({ framework, isEnough: true });
    for (const level of QUIZ_LEVELS) expect(own.some((question) => question.level === level)).toBe(true);
  }
});

test('every question stands on a requirement of the catalogue', () => {
  const unknown = all.filter(
    ({ framework, requirement }) => !frameworkOf(framework)?.requirements.some(({ id }) => id === requirement),
  );
  expect(unknown.map(({ id, requirement }) => `${id}: ${requirement}`)).toEqual([]);
});

test('ids are used once, and no question is asked twice in a language', () => {
  const asked = words.map(({ language, question }) => `${language} ${normal(question)}`);
  expect(asked.filter((text, place) => asked.indexOf(text) !== place)).toEqual([]);
  const written = new Set(all.map(({ id }) => id));
  expect(written.size).toBe(all.length);
});

test('of four answers no two are the same, so that exactly one is right', () => {
  const twice = words.filter(({ right, wrong }) => new Set([right, ...wrong].map(normal)).size !== 4);
  expect(twice.map(({ id, language }) => `${id} ${language}`)).toEqual([]);
});

test('no language is a copy of another, and nothing is left to fill in', () => {
  const copied = all.filter((question) => new Set(LANGUAGES.map((language) => question[language].question)).size < 4);
  expect(copied.map(({ id }) => id)).toEqual([]);
  const texts = words.flatMap(({ id, question, right, wrong, because }) =>
    [question, right, ...wrong, because].map((text) => ({ id, text })),
  );
  expect(texts.filter(({ text }) => /\{\{|\}\}|\bTODO\b|XXX|\?\?|[Ll]orem|\s{2}|'/.test(text))).toEqual([]);
});

// With four answers of the same length a quarter of the right ones is the longest. Who always takes the longest must not do much better.
test.each(LANGUAGES)('the right answer is seldom betrayed by its length: %s', (language) => {
  const lengths = all.map((question) => {
    const { right, wrong } = question[language];
    return { right: right.length, wrong: wrong.map((text) => text.length) };
  });
  const longest = lengths.filter(({ right, wrong }) => right > Math.max(...wrong)).length / all.length;
  const shortest = lengths.filter(({ right, wrong }) => right < Math.min(...wrong)).length / all.length;
  expect({ longest, isBelow: longest <= 0.35 }).toEqual({ longest, isBelow: true });
  expect({ shortest, isBelow: shortest <= 0.45 }).toEqual({ shortest, isBelow: true });
  const mean = (of: (each: (typeof lengths)[number]) => number) =>
    lengths.reduce((sum, each) => sum + of(each), 0) / all.length;
  const ratio = mean(({ right }) => right) / mean(({ wrong }) => wrong.reduce((sum, size) => sum + size, 0) / 3);
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.15);
});
