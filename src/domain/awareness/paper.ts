import { diceOf } from '../readiness/dice.ts';
import type { Question } from './course.ts';

/** The letters by which answers name options: the first of the file is `a`, wherever it is shown. */
export const letterOf = (place: number): string => String.fromCharCode(97 + place);

export interface PaperQuestion {
  id: string;
  /** Letters of the options in the order in which they are shown. */
  options: string[];
  /** Several may be right. */
  isSeveral: boolean;
}

/** A test's questions and their options in an order of its own; the same seed gives the same. */
export function paperOf(questions: readonly Question[], seed: number): PaperQuestion[] {
  const dice = diceOf(seed);
  return shuffled(questions, dice).map(({ id, options }) => ({
    id,
    options: shuffled(
      options.map((_, place) => letterOf(place)),
      dice,
    ),
    isSeveral: options.filter(({ right }) => right).length > 1,
  }));
}

function shuffled<T>(list: readonly T[], dice: () => number): T[] {
  const rest = [...list];
  for (let last = rest.length - 1; last > 0; last--) {
    const other = Math.floor(dice() * (last + 1));
    [rest[last], rest[other]] = [rest[other]!, rest[last]!];
  }
  return rest;
}

export const rightLetters = ({ options }: Question): string[] =>
  options.flatMap(({ right }, place) => (right ? [letterOf(place)] : []));

/** Whether these and only these options are right. */
export function isRight(question: Question, chosen: readonly string[]): boolean {
  const right = rightLetters(question);
  const unique = new Set(chosen);
  return unique.size === right.length && right.every((letter) => unique.has(letter));
}

/** Percent of the questions answered rightly, whole, rounded down: 79.9 is no 80. */
export function scoreOf(right: number, total: number): number {
  return total === 0 ? 0 : Math.floor((right * 100) / total);
}
