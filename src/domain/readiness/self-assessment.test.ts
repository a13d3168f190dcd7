import { describe, expect, test } from 'vitest';
import {
  type GivenAnswer,
  type Questioned,
  type SelfAnswer,
  answersAfter,
  answersByKey,
  countAnswers,
  countByDomain,
  problemsOfAnswer,
} from './self-assessment.ts';

const requirement = (id: string, domain: string, asks: number, kind: Questioned['kind'] = 'control'): Questioned => ({
  id,
  domain,
  kind,
  priority: 'medium',
  effort: 'low',
  asks: Array.from({ length: asks }, (_, n) => ({ id: 'abcdef'[n]!, weight: 1 })),
});
const say = (requirementId: string, askId: string, answer: SelfAnswer, note = ''): GivenAnswer => ({
  requirementId,
  askId,
  answer,
  note,
});

describe('figures', () => {
  const requirements = [requirement('4.1', 'governance', 3, 'clause'), requirement('A.7.4', 'physical', 2)];

  test('a partly shown question counts half, an open one not at all, one that does not apply is not asked', () => {
    const answers = answersByKey([
      say('4.1', 'a', 'yes'),
      say('4.1', 'b', 'partly'),
      say('A.7.4', 'a', 'not-applicable', 'No offices'),
      say('A.7.4', 'b', 'not-applicable', 'No offices'),
    ]);
    expect(countAnswers(requirements, answers)).toEqual({
      yes: 1,
      partly: 1,
      no: 0,
      notApplicable: 2,
      unanswered: 1,
      percent: 50,
    });
    expect(countByDomain(['governance', 'physical'], requirements, answers)).toMatchObject([
      { domain: 'governance', percent: 50 },
      { domain: 'physical', percent: null, notApplicable: 2 },
    ]);
  });

  test('100 means everything: shares are rounded down', () => {
    const many = [requirement('4.1', 'governance', 6)];
    const given = ['a', 'b', 'c', 'd', 'e'].map((ask) => say('4.1', ask, 'yes'));
    expect(countAnswers(many, answersByKey([...given, say('4.1', 'f', 'partly')])).percent).toBe(91);
    expect(countAnswers(many, answersByKey([...given, say('4.1', 'f', 'yes')])).percent).toBe(100);
  });

  test('an answer to a question that the catalogue has no more counts nowhere', () => {
    const answers = answersByKey([say('4.1', 'z', 'yes'), say('4.9', 'a', 'yes')]);
    expect(countAnswers(requirements, answers)).toMatchObject({ yes: 0, unanswered: 5, percent: 0 });
  });
});

describe('what may be answered', () => {
  test('a clause always applies, and a control is excluded with a reason only', () => {
    const no = { answer: 'not-applicable' as const, note: 'No offices' };
    expect(problemsOfAnswer({ kind: 'clause' }, no)).toMatchObject([{ path: 'answer' }]);
    expect(problemsOfAnswer({ kind: 'control' }, no)).toEqual([]);
    expect(problemsOfAnswer({ kind: 'control' }, { ...no, note: '  ' })).toMatchObject([{ path: 'note' }]);
    expect(problemsOfAnswer({ kind: 'clause' }, { answer: 'no', note: '' })).toEqual([]);
  });

  test('a control applies or does not as a whole', () => {
    const asks = ['a', 'b', 'c'];
    const before = [say('A.7.4', 'a', 'yes', 'Contract of 2025'), say('A.7.4', 'b', 'no')];
    const excluded = answersAfter(asks, before, say('A.7.4', 'c', 'not-applicable', 'No offices'));
    expect(excluded).toEqual(asks.map((ask) => say('A.7.4', ask, 'not-applicable', 'No offices')));
    expect(answersAfter(asks, excluded, say('A.7.4', 'b', 'partly'))).toEqual([say('A.7.4', 'b', 'partly')]);
    expect(answersAfter(asks, before, say('A.7.4', 'b', 'yes'))).toEqual([before[0], say('A.7.4', 'b', 'yes')]);
  });
});
