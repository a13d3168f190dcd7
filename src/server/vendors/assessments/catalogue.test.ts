import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { isAskedOf } from '#domain/vendors/assessments/question.ts';
import { ASSESSMENT_TIERS } from '#domain/vendors/assessments/values.ts';
import { frameworkOf } from '../../frameworks/catalogue.ts';
import { assessmentSections } from './catalogue.ts';

const sections = await assessmentSections();
const all = sections.flatMap(({ questions }) => questions);

test('every question has an id of its own, and every section is written once', () => {
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  expect(new Set(sections.map(({ section }) => section)).size).toBe(sections.length);
});

test('every question stands on requirements that the catalogue has', () => {
  const unknown = all.flatMap(({ id, requirements = [] }) =>
    requirements
      .filter((each) => {
        const [framework = '', ...rest] = each.split('/');
        return !frameworkOf(framework)?.requirements.some((requirement) => requirement.id === rest.join('/'));
      })
      .map((each) => `${id}: ${each}`),
  );
  expect(unknown).toEqual([]);
});

test('a vendor of a higher tier is asked everything that one of a lower tier is asked, and more', () => {
  const counts = ASSESSMENT_TIERS.map((tier) => all.filter((question) => isAskedOf(tier, question.tier)).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBeGreaterThan(0);
});

test('no question is asked twice in a language', () => {
  const texts = LANGUAGES.flatMap((language) => all.map(({ text }) => `${language} ${text[language].toLowerCase()}`));
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
});
