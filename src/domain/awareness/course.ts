import { z } from 'zod';
import { issue } from '../issue.ts';
import { COURSE_AUDIENCES, COURSE_STATES } from './values.ts';

const Key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issue('small_letters'))
  .max(60);
const Text = z.string().trim().min(1);

export const CourseKey = Key;
export const CourseAudience = z.enum(COURSE_AUDIENCES);
export type CourseAudience = z.infer<typeof CourseAudience>;

/** A page of a course: a heading and text in Markdown (paragraphs, lists, tables). */
export const Lesson = z.strictObject({ id: Key, title: Text, text: Text });
export type Lesson = z.infer<typeof Lesson>;

/** A question of a course's test. Where several options are right, all of them and no other must be chosen. */
export const Question = z.strictObject({
  id: Key,
  text: Text,
  options: z
    .array(z.strictObject({ text: Text, right: z.boolean().optional() }))
    .min(2)
    .max(6),
  explanation: Text,
});
export type Question = z.infer<typeof Question>;

const CourseText = { title: Text.max(120), summary: Text.max(300), objectives: z.array(Text).min(2).max(6) };

/** A course as its file in the catalogue has it, in English. `requirements`: what it serves, by framework. */
export const CourseFile = z.strictObject({
  version: z.number().int().min(1),
  /** How long it takes, test included. */
  minutes: z.number().int().min(5).max(120),
  /** Percent of the questions that must be answered rightly. */
  passMark: z.number().int().min(50).max(100),
  audience: CourseAudience,
  requirements: z.record(z.string(), z.array(z.string()).min(1)),
  ...CourseText,
  lessons: z.array(Lesson).min(4).max(10),
  questions: z.array(Question).min(8).max(20),
});
export type CourseFile = z.infer<typeof CourseFile>;

/** What a language has of a course: its outer words always, lessons and questions both or neither. Options stand in the order of the English ones. */
export const CourseTranslation = z.strictObject({
  ...CourseText,
  lessons: z.array(Lesson).optional(),
  questions: z.array(z.strictObject({ id: Key, text: Text, options: z.array(Text), explanation: Text })).optional(),
});
export type CourseTranslation = z.infer<typeof CourseTranslation>;

export const CourseState = z.enum(COURSE_STATES);
export type CourseState = z.infer<typeof CourseState>;

interface Taken {
  lessons: number;
  read: number;
  isTesting: boolean;
  /** Of the last finished test; null: none was taken. */
  lastPassed: boolean | null;
  /** Until which day (ISO date) the newest certificate counts; null: there is none. */
  validUntil: string | null;
}

/** How somebody stands to a course on a day. */
export function courseStateOf({ lessons, read, isTesting, lastPassed, validUntil }: Taken, today: string): CourseState {
  if (isTesting) return 'testing';
  if (validUntil !== null && today <= validUntil) return 'passed';
  if (lastPassed === false) return 'failed';
  if (validUntil !== null) return 'expired';
  if (read >= lessons) return 'ready';
  return read > 0 ? 'reading' : 'new';
}

/** So many failed tests of a course within a day; then one reads again, and comes back a day after the first of them. */
export const MOST_FAILED = 3;
const DAY = 86_400_000;

/** From when (milliseconds) a test may be taken; null: at once. */
export function retakeFrom(failedAt: readonly number[], now: number): number | null {
  const recent = failedAt.filter((at) => at > now - DAY).toSorted((a, b) => b - a);
  const first = recent[MOST_FAILED - 1];
  return first === undefined ? null : first + DAY;
}
