import { expect, test } from 'vitest';
import type { Judgement } from '#contract/quiz.ts';
import { answerInAttempt, isOver, nextInAttempt, outcomeOf, startAttempt, tallyOf } from './attempt-state.ts';

const requirement = {
  framework: 'iso-27001-2022',
  frameworkTitle: 'ISO/IEC 27001:2022',
  id: '4.1',
  title: 'Context',
} as const;
const judgement = (isRight: boolean): Judgement => ({ isRight, right: 'r', because: 'Because', requirement });

test('what was answered wrongly comes once more at the end, and counts by its first answer', () => {
  let attempt = startAttempt(['a-01', 'a-02']);
  attempt = nextInAttempt(answerInAttempt(attempt, 'x', judgement(false), true));
  attempt = nextInAttempt(answerInAttempt(attempt, 'r', judgement(true), true));
  expect(attempt.items.map(({ id, isAgain }) => [id, isAgain])).toEqual([
    ['a-01', false],
    ['a-02', false],
    ['a-01', true],
  ]);
  expect(isOver(attempt)).toBe(false);
  attempt = nextInAttempt(answerInAttempt(attempt, 'x', judgement(false), true));
  expect(isOver(attempt)).toBe(true);
  expect(tallyOf(attempt)).toEqual({ right: 1, total: 2 });
});

test('a second answer to the same question changes nothing, and nobody goes on unanswered', () => {
  const open = startAttempt(['a-01', 'a-02']);
  expect(nextInAttempt(open).at).toBe(0);
  const answered = answerInAttempt(open, null, judgement(false), false);
  expect(answerInAttempt(answered, 'r', judgement(true), false)).toEqual(answered);
  expect(outcomeOf(answered.items[0]!)).toBe('wrong');
});

test('an attempt that was begun elsewhere goes on behind what is answered', () => {
  const attempt = startAttempt(['a-01', 'a-02', 'a-03'], [{ questionId: 'a-02', isRight: true }]);
  expect(attempt.items.map(({ id }) => id)).toEqual(['a-02', 'a-01', 'a-03']);
  expect(attempt.at).toBe(1);
  expect(tallyOf(attempt)).toEqual({ right: 1, total: 3 });
});
