import { describe, expect, test } from 'vitest';
import type { ValidationResult } from './validation.ts';
import { inTrustedOrder, opinionsOf, withFeedback } from './validation-feedback.ts';

const statements = ['relevance', 'ask:a', 'ask:b', 'owner', 'approval'].map((about) => ({ about }));
const says = (about: string, verdict: 'right' | 'wrong', times = 1) =>
  Array.from({ length: times }, () => ({ about, verdict }));
const order = (...feedback: ReturnType<typeof says>[]) =>
  inTrustedOrder(statements, opinionsOf(feedback.flat())).map(({ about }) => about);

describe('feedback', () => {
  test('that nobody gave moves nothing', () => {
    expect(order()).toEqual(['relevance', 'ask:a', 'ask:b', 'owner', 'approval']);
  });
  test('against a statement lowers it, more the more often it is given, and hides it never', () => {
    const places = [0, 1, 3, 20].map((times) => order(says('ask:a', 'wrong', times)).indexOf('ask:a'));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.at(-1)).toBe(4);
  });
  test('for a statement raises it', () => {
    expect(order(says('ask:a', 'right', 5)).indexOf('ask:a')).toBe(0);
  });
  test('however often given never moves a contradiction from its place as the first gap', () => {
    const gap = (about: string, status: 'contradicted' | 'missing') => ({ about, status, value: 0, facts: {} });
    const result = {
      strengths: [],
      weaknesses: [],
      nextSteps: [],
      criticalGaps: [gap('ask:c', 'contradicted'), gap('ask:a', 'missing')],
    } as unknown as ValidationResult;
    const { criticalGaps } = withFeedback(
      result,
      opinionsOf([...says('ask:c', 'wrong', 20), ...says('ask:a', 'right')]),
    );
    expect(criticalGaps.map(({ about }) => about)).toEqual(['ask:c', 'ask:a']);
  });
  test('is a share with a prior of two for and one against', () => {
    expect(opinionsOf([...says('owner', 'right'), ...says('owner', 'wrong', 2)]).get('owner')).toEqual({
      right: 1,
      wrong: 2,
      trust: 0.5,
    });
  });
});
