/** The numbers of the quiz. Apart from the schemas, so that a page for visitors need not load their library. */

/** How hard a question is: what everybody should know, what people who work with the standard know, what auditors know. */
export const QUIZ_LEVELS = [1, 2, 3] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];

/** Questions of an attempt for practice. */
export const QUESTIONS_PER_ATTEMPT = 10;
/** Questions of an attempt that counts. */
export const TEST_SIZE = 12;
/** Seconds for one question, where the player wants a clock. */
export const SECONDS_PER_QUESTION = 45;
