import { expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import { predict } from './prediction.ts';

const TODAY = '2026-05-04';
const STEADY = [2, 1, 3, 2, 2, 1, 2, 3];
const many = (count: number) => Array.from({ length: count }, (_, i) => exampleFacts(`A.5.${i}`));

test('without enough history only dates wait, and it says from when there can be some', () => {
  const asks = [{ id: 'a', text: 'A record', kind: 'record' as const, weight: 1, cues: ['record'] }];
  const begun = { requirement: { asks, effort: 'high' as const }, control: { status: 'In Progress' as const } };
  const facts = [
    exampleFacts('A.8.1', begun),
    exampleFacts('A.8.2', { control: { status: 'Implemented' } }),
    ...many(9),
  ];
  const { predictions, ...whole } = predict(facts, [1, 0, 1], TODAY);
  expect(whole).toMatchObject({ pace: null, paceFrom: '2026-05-25', weeks: 3, finished: 2, leastWeeks: 6, p50: null });
  expect(predictions).toHaveLength(11);
  expect(predictions.find(({ requirementId }) => requirementId === 'A.8.1')).toMatchObject({
    currentStatus: 'In Progress',
    predictedStatus: null,
    confidence: null,
    p50: null,
    asksMissing: ['a'],
    estimatedEffort: 'high',
    because: expect.arrayContaining(['no-pace', 'begun']),
    requiredActions: expect.arrayContaining(['finish-the-work']),
  });
  expect(predictions.find(({ requirementId }) => requirementId === 'A.8.2')).toMatchObject({
    because: ['done-not-shown'],
  });
});

test('a beginner can be given dates in as many weeks as it takes', () => {
  expect(predict(many(5), [], TODAY).paceFrom).toBe('2026-06-15');
  expect(predict(many(80), STEADY, TODAY).paceFrom).toBeNull();
});

test('what is next is done within the quarter, what is far back in line is not', () => {
  const { predictions, pace } = predict(many(80), STEADY, TODAY);
  expect(pace).toBe(2);
  expect(predictions[0]).toMatchObject({ predictedStatus: 'Implemented', place: 1, because: ['next'] });
  expect(predictions[79]).toMatchObject({ predictedStatus: 'Not Started', place: 80, because: ['not-in-time'] });
  expect(predictions[0]!.p85! < predictions[79]!.p50!).toBe(true);
});

test('the last of the queue gives the day when all is done', () => {
  const { predictions, p50, p85 } = predict(many(10), STEADY, TODAY);
  expect([p50, p85]).toEqual([predictions[9]?.p50, predictions[9]?.p85]);
  expect(p50! <= p85!).toBe(true);
});

test('what is implemented stays so, for a reason and without a made-up confidence', () => {
  const done = { control: { status: 'Implemented' as const } };
  const { predictions } = predict(
    [exampleFacts('A.5.1', { ...done, evidence: 1 }), exampleFacts('A.5.2', done)],
    STEADY,
    TODAY,
  );
  expect(predictions.map(({ because }) => because[0])).toEqual(['done-and-shown', 'done-not-shown']);
  expect(predictions.map(({ confidence }) => confidence)).toEqual([null, null]);
});

test('the quality of evidence is the weighted share of the asks that it covers', () => {
  const asks = [
    { id: 'a', text: 'A rule', kind: 'policy' as const, weight: 3, cues: ['rule'] },
    { id: 'b', text: 'A record', kind: 'record' as const, weight: 1, cues: ['record'] },
  ];
  const facts = exampleFacts('A.5.1', {
    requirement: { asks },
    evidence: 1,
    asks: new Map([['a', 'covered' as const]]),
  });
  expect(predict([facts], STEADY, TODAY).predictions[0]).toMatchObject({ evidenceQuality: 7.5, asksMissing: ['b'] });
});

test('what its own evidence contradicts is never done and shown, nor shown already', () => {
  const asks = [{ id: 'a', text: 'A record', kind: 'record' as const, weight: 1, cues: ['record'] }];
  const reversed = { requirement: { asks }, against: 1, asks: new Map([['a', 'contradicted' as const]]) };
  const { predictions } = predict(
    [
      exampleFacts('A.8.1', { ...reversed, control: { status: 'Implemented' } }),
      exampleFacts('A.8.2', reversed),
      ...many(9),
    ],
    STEADY,
    TODAY,
  );
  expect(predictions[0]).toMatchObject({ because: ['done-contradicted'], requiredActions: ['put-right'] });
  expect(predictions[1]?.because).toContain('contradicted');
  expect(predictions[1]?.because).not.toContain('shown-already');
  expect(predictions[1]?.requiredActions[0]).toBe('put-right');
});

test('the confidence is the share of simulations that agree with the status', () => {
  const { predictions } = predict(many(80), STEADY, TODAY);
  expect(predictions[0]!.confidence).toBe(1);
  const shares = predictions.map(({ confidence }) => confidence!);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.5);
  expect(Math.min(...shares)).toBeLessThan(0.8);
});

test('what was excluded is not predicted', () => {
  const excluded = exampleFacts('A.5.1', { control: { applicable: false, justification: 'Why' } });
  expect(predict([excluded], STEADY, TODAY).predictions).toEqual([]);
});
