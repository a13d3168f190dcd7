import type { AnsweringView } from '#contract/vendors/assessments.ts';
import type { ShownQuestion } from '#domain/vendors/assessments/assessment.ts';
import type { Words } from './answering-api.ts';

const NO_WORDS: Words = { value: null, reason: '', comment: '' };

export interface Known {
  words: Words;
  isConfirmed: boolean;
  earlierOn: string | null;
  asked: string | null;
}

/** What stands for a question now: what was typed, or else what is kept. */
export function knownOf(
  { answers }: Pick<AnsweringView, 'answers'>,
  drafts: ReadonlyMap<string, Partial<Words>>,
  id: string,
): Known {
  const kept = answers.find(({ questionId }) => questionId === id);
  const draft = drafts.get(id);
  const { value, reason, comment } = { ...NO_WORDS, ...kept, ...draft };
  return {
    words: { value, reason, comment },
    isConfirmed: draft !== undefined || (kept?.isConfirmed ?? true),
    earlierOn: kept?.earlierOn ?? null,
    asked: kept?.asked ?? null,
  };
}

/** Whether nothing is missing of an answer. */
export function isDone({ kind }: Pick<ShownQuestion, 'kind'>, { words, isConfirmed }: Known): boolean {
  if (!words.value || !isConfirmed) return false;
  return kind === 'text' || words.value !== 'not-applicable' || words.reason.trim() !== '';
}

/** Tells of a section whether the reviewer asks about one of its answers. */
export function isAsked({ answers }: Pick<AnsweringView, 'answers'>) {
  const ids = new Set(answers.flatMap(({ questionId, asked }) => (asked === null ? [] : [questionId])));
  return ({ questions }: { questions: readonly Pick<ShownQuestion, 'id'>[] }) =>
    questions.some(({ id }) => ids.has(id));
}
