import { z } from 'zod';
import { type CountedAnswer, isAnswered } from './answer.ts';

/** What a score needs of a question. */
export type ScaledQuestion = { id: string; weight?: number | undefined; evidence?: boolean | undefined } & (
  | { kind: 'implementation' }
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly { id: string; points: number }[] }
);
export interface ScaledSection {
  section: string;
  questions: readonly ScaledQuestion[];
}

export const AssessmentScore = z.object({
  /** 0 to 100, rounded; null where nothing that counts was asked. */
  total: z.number().int().nullable(),
  sections: z.array(z.object({ section: z.string(), score: z.number().int().nullable() })),
});
export type AssessmentScore = z.infer<typeof AssessmentScore>;

const IMPLEMENTED: Record<string, number> = { yes: 100, partly: 50, no: 0 };

/**
 * The points of one answer, 0 to 100; null where it does not count. Yes is 100, partly 50, no 0, an option its own points, no answer 0 as the
 * worst. What is said not to apply, with a reason, is left out; our side may overrule that, as anything, and then its value counts. Texts do
 * not count.
 */
export function pointsOf(question: ScaledQuestion, answer: CountedAnswer | undefined): number | null {
  if (question.kind === 'text') return null;
  const value =
    answer?.verdict === 'overruled'
      ? answer.verdictValue
      : isAnswered(question.kind, answer)
        ? (answer?.value ?? null)
        : null;
  if (value === 'not-applicable') return null;
  if (value === null) return 0;
  if (question.kind === 'implementation') return IMPLEMENTED[value] ?? 0;
  return question.options.find(({ id }) => id === value)?.points ?? 0;
}

/** The score of each section and of the whole: averages weighted by the questions' weights, over what counts. */
export function assessmentScore(
  sections: readonly ScaledSection[],
  answers: readonly CountedAnswer[],
): AssessmentScore {
  const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
  const sums = sections.map(({ section, questions }) => {
    let points = 0;
    let weight = 0;
    for (const question of questions) {
      const own = pointsOf(question, byId.get(question.id));
      if (own === null) continue;
      points += own * (question.weight ?? 1);
      weight += question.weight ?? 1;
    }
    return { section, points, weight };
  });
  const average = (points: number, weight: number) => (weight === 0 ? null : Math.round(points / weight));
  return {
    total: average(
      sums.reduce((sum, { points }) => sum + points, 0),
      sums.reduce((sum, { weight }) => sum + weight, 0),
    ),
    sections: sums.map(({ section, points, weight }) => ({ section, score: average(points, weight) })),
  };
}

export const FINDING_KINDS = ['unanswered', 'weak', 'no-evidence'] as const;
export const AssessmentFinding = z.object({
  questionId: z.string(),
  kind: z.enum(FINDING_KINDS),
  /** 0 to 300: weight times the points that are missing. */
  loss: z.number().int(),
});
export type AssessmentFinding = z.infer<typeof AssessmentFinding>;

/** From this weight on, and up to these points, an answer is worth a question or a treatment. */
const HEAVY = 2;
const WEAK = 50;

/** What to ask or to treat, the heaviest first: heavy questions answered weakly or not at all, and good answers without the document asked for. */
export function findingsOf(
  sections: readonly ScaledSection[],
  answers: readonly CountedAnswer[],
  withFiles: ReadonlySet<string>,
): AssessmentFinding[] {
  const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
  const found = sections.flatMap(({ questions }) =>
    questions.flatMap((question): AssessmentFinding[] => {
      const weight = question.weight ?? 1;
      const answer = byId.get(question.id);
      const points = pointsOf(question, answer);
      if (points === null || weight < HEAVY) return [];
      const kind =
        points <= WEAK
          ? answer?.verdict === 'overruled' || isAnswered(question.kind, answer)
            ? ('weak' as const)
            : ('unanswered' as const)
          : question.evidence && !withFiles.has(question.id)
            ? ('no-evidence' as const)
            : null;
      return kind ? [{ questionId: question.id, kind, loss: weight * (100 - points) }] : [];
    }),
  );
  return found.toSorted((a, b) => b.loss - a.loss);
}
