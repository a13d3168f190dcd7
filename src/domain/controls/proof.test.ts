import { expect, test } from 'vitest';
import type { AskStatus } from '../frameworks/requirement.ts';
import { reversedIn, shownBy } from './proof.ts';

const requirement = {
  asks: ['a', 'b'].map((id) => ({ id, text: id, kind: 'record' as const, weight: 1, cues: [id] })),
};
const piece = (validFrom: string, asks: Record<string, AskStatus>) => ({
  validFrom,
  acceptedAt: `${validFrom}T10:00:00.000Z`,
  asks: Object.entries(asks).map(([id, status]) => ({ id, status })),
});
const counted = (...pieces: ReturnType<typeof piece>[]) => {
  const { evidence, against } = shownBy(requirement, pieces);
  return [evidence.length, against.length];
};
const reversed = (...pieces: ReturnType<typeof piece>[]) =>
  reversedIn(requirement, pieces).map(({ askId, piece: { validFrom } }) => [askId, validFrom]);

test('a piece that says the reverse of one thing is no evidence, whatever else it shows', () => {
  expect(counted(piece('2026-01-01', { a: 'covered', b: 'contradicted' }))).toEqual([0, 1]);
  expect(
    counted(piece('2026-01-01', { a: 'covered', b: 'missing' }), piece('2026-01-02', { b: 'contradicted' })),
  ).toEqual([1, 1]);
  expect(counted(piece('2026-01-01', {}))).toEqual([1, 0]);
});

test('what later evidence shows stands against nothing any more; the piece that said the reverse becomes no evidence by it', () => {
  const failure = piece('2026-01-01', { a: 'contradicted' });
  expect(reversed(failure)).toEqual([['a', '2026-01-01']]);
  expect(reversed(failure, piece('2026-02-01', { a: 'covered' }))).toEqual([]);
  expect(counted(failure, piece('2026-02-01', { a: 'covered' }))).toEqual([1, 1]);
});

test('the reverse of something that is asked no more speaks against nothing', () => {
  const old = piece('2026-01-01', { gone: 'contradicted', a: 'covered' });
  expect([counted(old), reversed(old)]).toEqual([[1, 0], []]);
});
