import { beforeEach, expect, test } from 'vitest';
import type { GivenAnswer, Questioned, SelfAnswer } from '#domain/readiness/self-assessment.ts';
import { keepWaiting, readWaiting, sendable, shownAnswers, withAnswer } from './waiting-answers.ts';

const control: Questioned = {
  id: 'A.7.4',
  domain: 'physical-security',
  kind: 'control',
  priority: 'low',
  effort: 'low',
  asks: [
    { id: 'a', weight: 1 },
    { id: 'b', weight: 1 },
  ],
};
const say = (askId: string, answer: SelfAnswer, note = ''): GivenAnswer => ({
  requirementId: 'A.7.4',
  askId,
  answer,
  note,
});
beforeEach(() => localStorage.clear());

test('what could not be sent is there again after a reload, and gone once it was sent', () => {
  const waiting = withAnswer(new Map(), say('a', 'yes', 'Cameras'));
  keepWaiting('1', waiting);
  expect([...readWaiting('1').values()]).toEqual([say('a', 'yes', 'Cameras')]);
  expect(readWaiting('2').size).toBe(0);
  keepWaiting('1', new Map());
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('selfAssessment:1', '{ broken');
  expect(readWaiting('1').size).toBe(0);
});

test('an exclusion waits for its reason, and shows on the whole control meanwhile', () => {
  const without = withAnswer(withAnswer(new Map(), say('b', 'no')), say('a', 'not-applicable'));
  expect(sendable(without, [control])).toEqual([]);
  const shown = shownAnswers([say('a', 'yes')], without, [control]);
  expect([...shown.values()].map(({ answer }) => answer)).toEqual(['not-applicable', 'not-applicable']);
  const reasoned = withAnswer(without, say('a', 'not-applicable', 'No offices'));
  expect(sendable(reasoned, [control])).toEqual([say('a', 'not-applicable', 'No offices')]);
});

test('another answer takes the exclusion back, before it was sent or after', () => {
  const excluded = withAnswer(new Map(), say('a', 'not-applicable', 'No offices'));
  expect([...withAnswer(excluded, say('b', 'partly')).values()]).toEqual([say('b', 'partly')]);
  const kept = [say('a', 'not-applicable', 'No offices'), say('b', 'not-applicable', 'No offices')];
  const shown = shownAnswers(kept, withAnswer(new Map(), say('b', 'partly')), [control]);
  expect([...shown.values()]).toEqual([say('b', 'partly')]);
});
