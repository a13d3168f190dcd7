import { contradictedFirst } from '../frameworks/contradictions.ts';
import type { Statement, ValidationFeedback, ValidationResult } from './validation.ts';

/** What an organisation has said of one kind of statement about a requirement. */
export interface Opinion {
  right: number;
  wrong: number;
  /** 0 to 1: the share that says it is right, with a prior of two for and one against (the mean of a Beta(2, 1) distribution updated by both counts). */
  trust: number;
}

const FOR = 2;
const AGAINST = 1;
const BEFORE_ANYBODY = FOR / (FOR + AGAINST);

/** Opinions by what they are about. */
export function opinionsOf(feedback: Pick<ValidationFeedback, 'about' | 'verdict'>[]): Map<string, Opinion> {
  const opinions = new Map<string, Opinion>();
  for (const { about, verdict } of feedback) {
    const opinion = opinions.get(about) ?? { right: 0, wrong: 0, trust: 0 };
    opinion[verdict] += 1;
    opinion.trust = (opinion.right + FOR) / (opinion.right + opinion.wrong + FOR + AGAINST);
    opinions.set(about, opinion);
  }
  return opinions;
}

/**
 * The statements in the order in which an organisation's feedback puts them: each place is worth less the further down it is, times how
 * much the organisation trusts that kind of statement. Without feedback nothing moves, and nothing is ever left out.
 */
export function inTrustedOrder<T extends Pick<Statement, 'about'>>(
  statements: T[],
  opinions: Map<string, Opinion>,
): T[] {
  const worth = ({ about }: T, place: number) =>
    ((statements.length - place) * (opinions.get(about)?.trust ?? BEFORE_ANYBODY)) / BEFORE_ANYBODY;
  return statements
    .map((statement, place) => ({ statement, place, worth: worth(statement, place) }))
    .toSorted((a, b) => b.worth - a.worth || a.place - b.place)
    .map(({ statement }) => statement);
}

/** A result with its statements in that order. Feedback changes no score and no figure, and what is contradicted stays the first gap. */
export function withFeedback(result: ValidationResult, opinions: Map<string, Opinion>): ValidationResult {
  return {
    ...result,
    strengths: inTrustedOrder(result.strengths, opinions),
    weaknesses: inTrustedOrder(result.weaknesses, opinions),
    criticalGaps: contradictedFirst(inTrustedOrder(result.criticalGaps, opinions)),
    nextSteps: inTrustedOrder(result.nextSteps, opinions),
  };
}
