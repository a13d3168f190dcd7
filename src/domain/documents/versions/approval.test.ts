import { expect, test } from 'vitest';
import { hasFourEyes, outcomeOf } from './approval.ts';

const said = (...decisions: ('approved' | 'rejected' | null)[]) => decisions.map((decision) => ({ decision }));

test('a version is approved when everybody asked has approved it, and goes back as soon as one rejects it', () => {
  expect(outcomeOf(said('approved', null))).toBe('open');
  expect(outcomeOf(said('approved', 'approved'))).toBe('approved');
  expect(outcomeOf(said('approved', null, 'rejected'))).toBe('rejected');
  expect(outcomeOf([])).toBe('open');
});

test('four eyes are those of somebody who did not write it', () => {
  expect(hasFourEyes(['ana'], ['ana'])).toBe(false);
  expect(hasFourEyes(['ana', 'ben'], ['ben', 'ana'])).toBe(false);
  expect(hasFourEyes(['ana'], ['ana', 'cem'])).toBe(true);
});
