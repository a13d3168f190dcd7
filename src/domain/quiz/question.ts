import { z } from 'zod';
import { QUIZ_LEVELS } from './values.ts';

const Answer = z.string().min(1).max(160);

/** A question in one language. Of its answers the first is right; where it stands is decided anew whenever it is asked. */
export const QuestionText = z
  .object({
    question: z.string().min(10).max(320),
    right: Answer,
    wrong: z.tuple([Answer, Answer, Answer]),
    because: z.string().min(30).max(600),
  })
  .strict();
export type QuestionText = z.infer<typeof QuestionText>;

export const QuizQuestion = z
  .object({
    id: z.string().regex(/^[a-z0-9]+-\d{2,3}$/),
    /** Of the file's framework. */
    requirement: z.string(),
    level: z.literal([...QUIZ_LEVELS]),
    en: QuestionText,
    es: QuestionText,
    fr: QuestionText,
    de: QuestionText,
  })
  .strict();
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** `catalogue/<framework>/quiz.yaml`: a standard's questions. */
export const QuizFile = z.object({ framework: z.string(), questions: z.array(QuizQuestion).min(1) }).strict();
export type QuizFile = z.infer<typeof QuizFile>;
