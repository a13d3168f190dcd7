import type { Judgement } from '#contract/quiz.ts';

/** A question of an attempt: open, or as it was answered. */
export interface AttemptItem {
  id: string;
  /** It was answered wrongly earlier in this attempt and comes again. */
  isAgain: boolean;
  /** The key of the answer; null: the time ran out; undefined: it is open. */
  answer?: string | null;
  judgement?: Judgement;
  /** Answered before this page was opened; only this is known of it. */
  wasRight?: boolean;
}

export interface AttemptState {
  items: readonly AttemptItem[];
  /** The place of the question that is asked; behind the last one when the attempt is over. */
  at: number;
}

export type Outcome = 'right' | 'wrong' | 'open';

export function outcomeOf({ judgement, wasRight }: AttemptItem): Outcome {
  const isRight = judgement?.isRight ?? wasRight;
  if (isRight === undefined) return 'open';
  return isRight ? 'right' : 'wrong';
}

/** `answered`: what was answered of it before, on another page. */
export function startAttempt(
  ids: readonly string[],
  answered: readonly { questionId: string; isRight: boolean }[] = [],
): AttemptState {
  const known = new Map(answered.map(({ questionId, isRight }) => [questionId, isRight]));
  const items = ids.map((id): AttemptItem => {
    const wasRight = known.get(id);
    return { id, isAgain: false, ...(wasRight !== undefined && { wasRight }) };
  });
  const ordered = [
    ...items.filter((item) => item.wasRight !== undefined),
    ...items.filter((item) => item.wasRight === undefined),
  ];
  return { items: ordered, at: known.size };
}

/** `comesAgain`: a wrong answer puts the question once more at the end of the attempt. */
export function answerInAttempt(
  { items, at }: AttemptState,
  answer: string | null,
  judgement: Judgement,
  comesAgain: boolean,
): AttemptState {
  const now = items[at];
  if (!now || now.judgement) return { items, at };
  const answered = items.map((item, place) => (place === at ? { ...item, answer, judgement } : item));
  const isRepeated = comesAgain && !judgement.isRight && !now.isAgain;
  return { items: isRepeated ? [...answered, { id: now.id, isAgain: true }] : answered, at };
}

/** Goes on to the next question, once this one is answered. */
export function nextInAttempt({ items, at }: AttemptState): AttemptState {
  return items[at]?.judgement ? { items, at: at + 1 } : { items, at };
}

export const isOver = ({ items, at }: AttemptState) => at >= items.length;

/** What counts: each question once, by its first answer. */
export function tallyOf({ items }: AttemptState) {
  const first = items.filter(({ isAgain }) => !isAgain);
  return { right: first.filter((item) => outcomeOf(item) === 'right').length, total: first.length };
}
