import { QUIZ_LEVELS, type QuizLevel } from '#domain/quiz/values.ts';

/** What the address of /iso-quiz holds: which questions are wanted. */
export interface QuizSearch {
  standard?: string;
  level?: QuizLevel;
}

export function readQuizSearch(raw: Record<string, unknown>): QuizSearch {
  const asked = raw['standard'];
  const standard = typeof asked === 'string' && /^[a-z0-9-]{1,60}$/.test(asked) ? asked : undefined;
  const level = QUIZ_LEVELS.find((each) => each === Number(raw['level']));
  return { ...(standard && { standard }), ...(level && { level }) };
}
