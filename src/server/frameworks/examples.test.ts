import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf } from './catalogue.ts';

const { requirements = [] } = frameworkOf(BASE_FRAMEWORK) ?? {};
const controls = requirements.filter(({ kind }) => kind === 'control');

it.each(LANGUAGES)('has examples of every ask of a control, and of its reverse: %s', (language) => {
  const poor = controls.flatMap(({ id, asks, examples }) =>
    asks
      .map((ask) => ({ id: `${id} ${ask.id}`, ...examples?.[language]?.[ask.id] }))
      .filter(({ shows = [], reverse = [] }) => shows.length < 6 || reverse.length < 2)
      .map((one) => one.id),
  );
  expect(poor).toEqual([]);
});

it.each(LANGUAGES)('knows the ask of each example, and gives no sentence to two: %s', (language) => {
  const seen = new Set<string>();
  for (const { id, asks, examples } of requirements)
    for (const [ask, { shows, reverse }] of Object.entries(examples?.[language] ?? {})) {
      expect(
        asks.map((one) => one.id),
        `${id} ${ask}`,
      ).toContain(ask);
      for (const sentence of [...shows, ...reverse]) {
        expect(seen, sentence).not.toContain(sentence);
        seen.add(sentence);
      }
    }
});
