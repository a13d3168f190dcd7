import { expect, test } from 'vitest';
import { measure } from '../../tools/eval-questions.ts';

const share = ({ right, of }: { right: number; of: number }) => right / of;

// Floors a little below what was reached, so that a change which loses more than noise is seen.
test.each([
  ['tuned', { questions: 60, treated: 0.93, high: 0.95, no: 0.9, none: 0.9, cross: 0.86, sides: 0.8 }],
  ['held', { questions: 60, treated: 0.85, high: 0.95, no: 0.9, none: 0.8, cross: 0.8, sides: 0.8 }],
  ['second-tuned', { questions: 50, treated: 0.84, high: 0.95, no: 0.84, none: 0.85, cross: 0.65, sides: 0.8 }],
] as const)('questions of customers over documents of our own: %s', (set, least) => {
  const { judged, figures } = measure(set);
  expect(judged.length).toBeGreaterThanOrEqual(least.questions);
  expect(share(figures['treated rightly'])).toBeGreaterThanOrEqual(least.treated);
  // What is called likely is right.
  expect(share(figures['right in the high band'])).toBeGreaterThanOrEqual(least.high);
  expect(figures['right in the high band'].of).toBeGreaterThanOrEqual(judged.length * 0.3);
  expect(share(figures['no answered rightly'])).toBeGreaterThanOrEqual(least.no);
  expect(share(figures['abstention recall'])).toBeGreaterThanOrEqual(least.none);
  expect(share(figures['other language than the documents'])).toBeGreaterThanOrEqual(least.cross);
  // Where two documents differ, a person sees both.
  expect(share(figures['contradictions with both sides'])).toBeGreaterThanOrEqual(least.sides);
  // Hardly anything is affirmed that the documents deny or do not say.
  expect(figures['false yes where no'].right).toBeLessThanOrEqual(1);
  expect(figures['false yes where none'].right).toBeLessThanOrEqual(1);
});
