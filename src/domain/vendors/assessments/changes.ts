import { z } from 'zod';
import type { CountedAnswer } from './answer.ts';
import { assessmentScore, pointsOf, type ScaledQuestion } from './score.ts';

export const CHANGE_KINDS = ['better', 'worse', 'other', 'new', 'gone'] as const;

/** How a question fared since the assessment before. */
export const AnswerComparison = z.object({
  questionId: z.string(),
  kind: z.enum(CHANGE_KINDS).nullable(),
  /** The question is asked in other words than then. */
  isReworded: z.boolean(),
  /** Other documents were given than then. */
  isEvidenceReplaced: z.boolean(),
  before: z.string().nullable(),
  /** What was asked, for one that is asked no more. */
  text: z.string().nullable(),
});
export type AnswerComparison = z.infer<typeof AnswerComparison>;

export const AssessmentComparison = z.object({
  before: z.object({ id: z.uuid(), submittedOn: z.string(), total: z.number().int().nullable() }),
  /** Only questions of which there is something to say. */
  answers: z.array(AnswerComparison),
  /** Points more or less than then; null where one of both has no score. */
  sections: z.array(z.object({ section: z.string(), difference: z.number().int().nullable() })),
});
export type AssessmentComparison = z.infer<typeof AssessmentComparison>;

export interface ComparedAssessment {
  sections: readonly { section: string; questions: readonly (ScaledQuestion & { text: { en: string } })[] }[];
  answers: readonly CountedAnswer[];
  files: readonly { questionId: string; sha256: string }[];
}

const filesOf = ({ files }: ComparedAssessment, id: string) =>
  files
    .filter(({ questionId }) => questionId === id)
    .map(({ sha256 }) => sha256)
    .toSorted()
    .join(' ');

/** What became of each question since the assessment before, by the questions' ids. */
export function compareAnswers(before: ComparedAssessment, now: ComparedAssessment): AnswerComparison[] {
  const known = new Map(before.sections.flatMap(({ questions }) => questions.map((each) => [each.id, each])));
  const asked = new Map(now.sections.flatMap(({ questions }) => questions.map((each) => [each.id, each])));
  const answersOf = ({ answers }: ComparedAssessment) => new Map(answers.map((each) => [each.questionId, each]));
  const [old, fresh] = [answersOf(before), answersOf(now)];
  const nothing = { isReworded: false, isEvidenceReplaced: false, before: null, text: null };
  const still = [...asked.values()].flatMap((question): AnswerComparison[] => {
    const { id } = question;
    const then = known.get(id);
    if (!then) return [{ ...nothing, questionId: id, kind: 'new' }];
    const [was, is] = [old.get(id), fresh.get(id)];
    const [pointsThen, points] = [pointsOf(then, was), pointsOf(question, is)];
    const isOther = (was?.value ?? null) !== (is?.value ?? null);
    const kind =
      pointsThen !== null && points !== null && points !== pointsThen
        ? points > pointsThen
          ? ('better' as const)
          : ('worse' as const)
        : isOther
          ? ('other' as const)
          : null;
    const isReworded = then.text.en !== question.text.en;
    const given = filesOf(before, id);
    const isEvidenceReplaced = given !== '' && given !== filesOf(now, id);
    if (!kind && !isReworded && !isEvidenceReplaced) return [];
    return [{ questionId: id, kind, isReworded, isEvidenceReplaced, before: was?.value ?? null, text: null }];
  });
  const gone = [...known.values()]
    .filter(({ id }) => !asked.has(id))
    .map(({ id, text }): AnswerComparison => {
      return { ...nothing, questionId: id, kind: 'gone', before: old.get(id)?.value ?? null, text: text.en };
    });
  return [...still, ...gone];
}

/** By how many points each section is better or worse. */
export function compareSections(before: ComparedAssessment, now: ComparedAssessment): AssessmentComparison['sections'] {
  const scoresOf = ({ sections, answers }: ComparedAssessment) =>
    new Map(assessmentScore(sections, answers).sections.map(({ section, score }) => [section, score]));
  const [old, fresh] = [scoresOf(before), scoresOf(now)];
  return [...fresh].map(([section, score]) => {
    const then = old.get(section) ?? null;
    return { section, difference: score === null || then === null ? null : score - then };
  });
}
