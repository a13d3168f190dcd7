import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { isAskedOf } from '#domain/vendors/assessments/question.ts';
import { ASSESSMENT_TIERS } from '#domain/vendors/assessments/values.ts';
import { assessmentSections } from './catalogue.ts';

const sections = await assessmentSections();
const all = sections.flatMap(({ questions }) => questions);
const askedOf = (tier: (typeof ASSESSMENT_TIERS)[number]) => all.filter((question) => isAskedOf(tier, question.tier));

test('a vendor of each tier is asked as much as its weight deserves, 120 questions and more of a critical one', () => {
  const counts = ASSESSMENT_TIERS.map((tier) => askedOf(tier).length);
  const bounds = [
    [20, 35],
    [50, 70],
    [90, 120],
    [120, 170],
  ] as const;
  const outside = counts.filter((count, place) => count < bounds[place]![0] || count > bounds[place]![1]);
  expect({ counts, outside }).toEqual({ counts, outside: [] });
});

test('even of the least vendors somebody asks about access, fixes, notice of incidents, copies, personal data and the end', () => {
  const least = askedOf('Low').map(({ id }) => id);
  const indispensable = [
    'authentication.second-factor',
    'vulnerability.critical-fix',
    'incidents.notification',
    'continuity.backup',
    'data-protection.agreement',
    'ai-use.training',
    'exit.deletion',
  ];
  expect(indispensable.filter((id) => !least.includes(id))).toEqual([]);
});

test('most answers are scored: a handful are texts, a fifth are choices, and documents are asked for', () => {
  const texts = all.filter(({ kind }) => kind === 'text');
  expect(texts.length).toBeLessThanOrEqual(8);
  expect(texts.filter(({ evidence }) => evidence)).toEqual([]);
  expect(all.filter(({ kind }) => kind === 'choice').length).toBeGreaterThanOrEqual(25);
  expect(all.filter(({ evidence }) => evidence).length).toBeGreaterThanOrEqual(30);
});

test('a choice goes from 100 points to 0, the best first and no two the same', () => {
  const wrong = all.flatMap((question) => {
    if (question.kind !== 'choice') return [];
    const points = question.options.map((option) => option.points);
    const falling = points.every((each, place) => place === 0 || each < points[place - 1]!);
    return falling && points[0] === 100 && points.at(-1) === 0 ? [] : [`${question.id}: ${points.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});

test('nearly all stand on ISO/IEC 27001, and every question on something', () => {
  const without = all.filter(
    ({ requirements = [] }) => !requirements.some((each) => each.startsWith('iso-27001-2022/')),
  );
  expect(without.length).toBeLessThanOrEqual(8);
  expect(all.filter(({ requirements = [] }) => requirements.length === 0 || requirements.length > 4)).toEqual([]);
});

test('no language is a copy of another, and every question is one', () => {
  const copied = all.filter(({ text }) => new Set(LANGUAGES.map((language) => text[language])).size < LANGUAGES.length);
  expect(copied.map(({ id }) => id)).toEqual([]);
  const mute = all.flatMap(({ id, text }) =>
    LANGUAGES.filter((language) => !text[language].endsWith('?')).map((language) => `${id} ${language}`),
  );
  expect(mute).toEqual([]);
  expect(all.filter(({ text }) => !text.es.includes('¿')).map(({ id }) => id)).toEqual([]);
});

test('the words are set as print would set them, and nothing is left to fill in', () => {
  const texts = all.flatMap((question) =>
    LANGUAGES.flatMap((language) =>
      [
        question.text[language],
        question.help?.[language] ?? '',
        ...(question.kind === 'choice' ? question.options.map(({ label }) => label[language]) : []),
      ].map((text) => ({ id: question.id, language, text })),
    ),
  );
  expect(texts.filter(({ text }) => /\{\{|\}\}|\bTODO\b|XXX|\?\?|[Ll]orem|\s{2}|'|\s$/.test(text))).toEqual([]);
  // French keeps a question mark or a semicolon on the line of its word.
  expect(texts.filter(({ language, text }) => language === 'fr' && /[^\u202f][?;!»]/.test(text))).toEqual([]);
});
