import type { AnsweringView } from '#contract/vendors/assessments.ts';
import type { ShownQuestion } from '#domain/vendors/assessments/assessment.ts';
import type { AnswerValues } from './public-form-api.ts';

const NO_VALUES: AnswerValues = { value: null, reason: '', comment: '' };

export interface Known {
  values: AnswerValues;
  isConfirmed: boolean;
  earlierOn: string | null;
  asked: string | null;
}

/** What stands for a question now: what was typed, or else what is kept. */
export function knownOf(
  { answers }: Pick<AnsweringView, 'answers'>,
  drafts: ReadonlyMap<string, Partial<AnswerValues>>,
  id: string,
): Known {
  const kept = answers.find(({ questionId }) => questionId === id);
  const draft = drafts.get(id);
  const { value, reason, comment } = { ...NO_VALUES, ...kept, ...draft };
  return {
    values: { value, reason, comment },
    isConfirmed: draft !== undefined || (kept?.isConfirmed ?? true),
    earlierOn: kept?.earlierOn ?? null,
    asked: kept?.asked ?? null,
  };
}

/** Whether nothing is missing of an answer. */
export function isDone({ kind }: Pick<ShownQuestion, 'kind'>, { values, isConfirmed }: Known): boolean {
  if (!values.value || !isConfirmed) return false;
  return kind === 'text' || values.value !== 'not-applicable' || values.reason.trim() !== '';
}

/** Tells of a section whether the reviewer asks about one of its answers. */
export function isAsked({ answers }: Pick<AnsweringView, 'answers'>) {
  const ids = new Set(answers.flatMap(({ questionId, asked }) => (asked === null ? [] : [questionId])));
  return ({ questions }: { questions: readonly Pick<ShownQuestion, 'id'>[] }) =>
    questions.some(({ id }) => ids.has(id));
}
