import { expect, test } from 'vitest';
import type { Judgement } from '#contract/quiz.ts';
import { answerRound, isOver, nextInRound, outcomeOf, startRound, tallyOf } from './round-state.ts';

const requirement = {
  framework: 'iso-27001-2022',
  frameworkTitle: 'ISO/IEC 27001:2022',
  id: '4.1',
  title: 'Context',
} as const;
const judgement = (isRight: boolean): Judgement => ({ isRight, right: 'r', because: 'Because', requirement });

test('what was answered wrongly comes once more at the end, and counts by its first answer', () => {
  let round = startRound(['a-01', 'a-02']);
  round = nextInRound(answerRound(round, 'x', judgement(false), true));
  round = nextInRound(answerRound(round, 'r', judgement(true), true));
  expect(round.items.map(({ id, isAgain }) => [id, isAgain])).toEqual([
    ['a-01', false],
    ['a-02', false],
    ['a-01', true],
  ]);
  expect(isOver(round)).toBe(false);
  round = nextInRound(answerRound(round, 'x', judgement(false), true));
  expect(isOver(round)).toBe(true);
  expect(tallyOf(round)).toEqual({ right: 1, total: 2 });
});

test('a second answer to the same question changes nothing, and nobody goes on unanswered', () => {
  const open = startRound(['a-01', 'a-02']);
  expect(nextInRound(open).at).toBe(0);
  const answered = answerRound(open, null, judgement(false), false);
  expect(answerRound(answered, 'r', judgement(true), false)).toEqual(answered);
  expect(outcomeOf(answered.items[0]!)).toBe('wrong');
});

test('a round that was begun elsewhere goes on behind what is answered', () => {
  const round = startRound(['a-01', 'a-02', 'a-03'], [{ questionId: 'a-02', isRight: true }]);
  expect(round.items.map(({ id }) => id)).toEqual(['a-02', 'a-01', 'a-03']);
  expect(round.at).toBe(1);
  expect(tallyOf(round)).toEqual({ right: 1, total: 3 });
});
