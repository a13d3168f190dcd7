import { expect, test } from 'vitest';
import { measure } from '../../tools/eval-questions.ts';

const share = ({ right, of }: { right: number; of: number }) => right / of;

// Floors a little below what was reached, so that a change which loses more than noise is seen.
test.each([
  ['tuned', { treated: 0.93, high: 0.95, no: 0.9, none: 0.9, cross: 0.86 }],
  ['held', { treated: 0.78, high: 0.95, no: 0.73, none: 0.82, cross: 0.73 }],
] as const)('questions of customers over documents of our own: %s', (set, least) => {
  const { judged, figures } = measure(set);
  expect(judged.length).toBeGreaterThanOrEqual(60);
  expect(share(figures['treated rightly'])).toBeGreaterThanOrEqual(least.treated);
  // What is called likely is right.
  expect(share(figures['right in the high band'])).toBeGreaterThanOrEqual(least.high);
  expect(figures['right in the high band'].of).toBeGreaterThanOrEqual(judged.length * 0.45);
  expect(share(figures['no answered rightly'])).toBeGreaterThanOrEqual(least.no);
  expect(share(figures['abstention recall'])).toBeGreaterThanOrEqual(least.none);
  expect(share(figures['other language than the documents'])).toBeGreaterThanOrEqual(least.cross);
  // Hardly anything is affirmed that the documents deny or do not say.
  expect(figures['false yes where no'].right).toBeLessThanOrEqual(1);
  expect(figures['false yes where none'].right).toBeLessThanOrEqual(1);
});
