import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CourseFile, CourseTranslation } from '#domain/awareness/course.ts';
import type { Lesson, Question } from '#domain/awareness/course.ts';
import { LANGUAGES, type Language } from '#domain/organisations/language.ts';
import { notFound } from '../platform/http/problems.ts';

export const FOLDER = join(import.meta.dirname, '../../../catalogue/courses');

/** A course as it is shown in a language. `language` is that of its lessons and questions. */
export type Course = Omit<CourseFile, 'lessons' | 'questions'> & {
  id: string;
  language: Language;
  lessons: Lesson[];
  questions: Question[];
};

/** The order in which they are best taken; what everybody needs first. */
const ORDER = [
  'phishing',
  'passwords-and-sign-in',
  'reporting-incidents',
  'handling-information',
  'remote-and-mobile-work',
  'malware-and-ransomware',
  'personal-data',
  'desk-and-premises',
  'ai-tools',
  'security-for-managers',
  'working-with-suppliers',
  'secure-development',
];

let loaded: Map<string, Record<Language, Course>> | undefined;

/** Every course in every language, read once. @throws with the file and the field where one does not fit. */
function load(): Map<string, Record<Language, Course>> {
  if (loaded) return loaded;
  const ids = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length));
  const place = (id: string) => (ORDER.indexOf(id) + ORDER.length + 1) % (ORDER.length + 1);
  loaded = new Map(ids.toSorted((a, b) => place(a) - place(b)).map((id) => [id, inEveryLanguage(id)]));
  return loaded;
}

function read<T extends z.ZodType>(schema: T, path: string): z.infer<T> {
  const result = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} cannot be read: ${z.prettifyError(result.error)}`);
  return result.data;
}

function inEveryLanguage(id: string): Record<Language, Course> {
  const file = read(CourseFile, join(FOLDER, `${id}.yaml`));
  const english: Course = { ...file, id, language: 'en' };
  const of = (language: Language): Course => {
    const path = join(FOLDER, 'translations', language, `${id}.yaml`);
    if (language === 'en' || !existsSync(path)) return english;
    const { lessons, questions, ...translation } = read(CourseTranslation, path);
    if (!lessons || !questions) return { ...english, ...translation };
    return {
      ...english,
      ...translation,
      language,
      lessons,
      questions: file.questions.map(translatedBy(questions, path)),
    };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Course>;
}

type Translated = NonNullable<CourseTranslation['questions']>;

const translatedBy = (questions: Translated, path: string) => (question: Question) => {
  const translation = questions.find(({ id }) => id === question.id);
  if (!translation || translation.options.length !== question.options.length)
    throw new Error(`${path}: ${question.id} is not translated with all its options.`);
  const options = question.options.map((option, place) => ({ ...option, text: translation.options[place] ?? '' }));
  return { ...question, text: translation.text, explanation: translation.explanation, options };
};

export function listCourses(language: Language): Course[] {
  return [...load().values()].map((each) => each[language]);
}

export function findCourse(id: string, language: Language): Course | undefined {
  return load().get(id)?.[language];
}

/** @throws Problem not_found for a course that the catalogue does not have. */
export function courseNamed(id: string, language: Language): Course {
  const course = findCourse(id, language);
  if (!course) throw notFound();
  return course;
}
