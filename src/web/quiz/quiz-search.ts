import { QUIZ_LEVELS, QUIZ_STANDARDS, type QuizLevel, type QuizStandard } from '#domain/quiz/values.ts';

/** What the address of /iso-quiz holds: which questions are wanted. */
export interface QuizSearch {
  standard?: QuizStandard;
  level?: QuizLevel;
}

export function readQuizSearch(raw: Record<string, unknown>): QuizSearch {
  const standard = QUIZ_STANDARDS.find((each) => each === raw['standard']);
  const level = QUIZ_LEVELS.find((each) => each === Number(raw['level']));
  return { ...(standard && { standard }), ...(level && { level }) };
}
