import type { KeyboardEvent } from 'react';
import { SELF_ANSWERS, type SelfAnswer } from '#domain/readiness/self-assessment.ts';

/** The digit keys, on the main block and beside it. */
function answerOf(event: KeyboardEvent): SelfAnswer | undefined {
  const [, digit] = /^(?:Digit|Numpad)([1-4])$/.exec(event.code) ?? [];
  return digit ? SELF_ANSWERS[Number(digit) - 1] : undefined;
}

const questionsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-question]')];

function focusOn(question: HTMLElement | undefined): void {
  question?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  question?.scrollIntoView({ block: 'nearest' });
}

interface Keys {
  /** `isAll`: of all questions of the requirement. Answers whether the answer was taken. */
  onAnswer: (requirementId: string, askId: string, answer: SelfAnswer, isAll: boolean) => boolean;
  onNote: (requirementId: string, askId: string) => void;
  /** Beyond the last question. */
  onEnd: () => void;
}

/** 1 to 4 answer and go on, with Shift for the whole requirement; up and down go to the next question, left and right to the next answer; N writes a note. */
export function answerByKeys(event: KeyboardEvent<HTMLElement>, { onAnswer, onNote, onEnd }: Keys): void {
  const target = event.target as HTMLElement;
  const question = target.closest<HTMLElement>('[data-question]');
  if (!question || target.matches('input, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
  const questions = questionsIn(event.currentTarget);
  const { requirement = '', question: ask = '' } = question.dataset;
  const go = (next: HTMLElement | undefined) => (next ? focusOn(next) : onEnd());
  const at = questions.indexOf(question);
  const answer = answerOf(event);
  if (answer) {
    event.preventDefault();
    if (!onAnswer(requirement, ask, answer, event.shiftKey) || answer === 'not-applicable') return;
    go(questions.slice(at + 1).find((each) => !event.shiftKey || each.dataset['requirement'] !== requirement));
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (event.key === 'ArrowDown') go(questions[at + 1]);
    else focusOn(questions[at - 1]);
  } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const radios = [...question.querySelectorAll<HTMLElement>('[role="radio"]')];
    event.preventDefault();
    radios[(radios.indexOf(target) + (event.key === 'ArrowRight' ? 1 : -1) + radios.length) % radios.length]?.focus();
  } else if (event.key.toLowerCase() === 'n') {
    event.preventDefault();
    onNote(requirement, ask);
  }
}
