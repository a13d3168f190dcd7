import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { AWARENESS_REQUIREMENTS } from '#domain/awareness/values.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { frameworkOf } from '../frameworks/catalogue.ts';
import { FOLDER, listCourses } from './courses.ts';

const courses = listCourses('en');
const twice = (list: string[]) => list.filter((each, place) => list.indexOf(each) !== place);
const plain = (text: string) => text.toLowerCase().replaceAll(/\W+/g, ' ').trim();

test('at least eight courses are shipped, and every one of them is translated at its outside', () => {
  expect(courses.length).toBeGreaterThanOrEqual(8);
  for (const language of ['es', 'fr', 'de']) {
    const translated = readdirSync(join(FOLDER, 'translations', language));
    expect(translated.toSorted()).toEqual(courses.map(({ id }) => `${id}.yaml`).toSorted());
  }
});

test('no question and no lesson is asked or told twice, in whichever course', () => {
  expect(twice(courses.flatMap(({ questions }) => questions.map(({ text }) => plain(text))))).toEqual([]);
  expect(twice(courses.flatMap(({ lessons }) => lessons.map(({ text }) => plain(text))))).toEqual([]);
});

describe.each(LANGUAGES.flatMap((language) => listCourses(language).map((course) => ({ ...course, asked: language }))))(
  '$id, $asked',
  ({ id, lessons, questions, minutes, passMark, requirements, title }) => {
    test('every question has a right and a wrong answer, all different, and says why', () => {
      expect(twice(questions.map((question) => question.id))).toEqual([]);
      for (const { id: key, options, explanation, text } of questions) {
        const right = options.filter((option) => option.right).length;
        expect({ key, isFair: right >= 1 && right < options.length }).toEqual({ key, isFair: true });
        expect({ key, twice: twice(options.map((option) => plain(option.text))) }).toEqual({ key, twice: [] });
        expect({ key, long: explanation.length > 40 && text.length > 15 }).toEqual({ key, long: true });
      }
    });

    test('lessons have names of their own and say something, at a pace that somebody can read', () => {
      expect(twice(lessons.map((lesson) => lesson.id))).toEqual([]);
      const words = lessons.map(({ text }) => text.split(/\s+/).length);
      expect({ id, shortest: Math.min(...words) >= 90 }).toEqual({ id, shortest: true });
      // 180 words a minute, and half a minute for a question.
      const needed = words.reduce((sum, count) => sum + count, 0) / 180 + questions.length / 2;
      expect({ id, needed: Math.round(needed), isEnough: minutes >= needed }).toMatchObject({ isEnough: true });
    });

    test('its text holds no markup and no template', () => {
      const texts = [title, ...lessons.map(({ text }) => text), ...questions.map(({ text }) => text)];
      for (const text of texts) expect(/<\/?[a-z]+[\s>]|\{\{|javascript:/i.test(text)).toBe(false);
    });

    test('what it serves exists in the catalogue, awareness (7.3, A.6.3) among it', () => {
      for (const [framework, ids] of Object.entries(requirements)) {
        const known = new Set(frameworkOf(framework)?.requirements.map((requirement) => requirement.id));
        expect(ids.filter((each) => !known.has(each))).toEqual([]);
        expect(twice(ids)).toEqual([]);
      }
      const served = requirements[BASE_FRAMEWORK] ?? [];
      expect(AWARENESS_REQUIREMENTS.some((requirement) => served.includes(requirement))).toBe(true);
    });

    test('a test can be passed and failed', () => {
      expect(Math.ceil((passMark * questions.length) / 100)).toBeLessThanOrEqual(questions.length);
      expect(passMark).toBeGreaterThan(50);
    });
  },
);
