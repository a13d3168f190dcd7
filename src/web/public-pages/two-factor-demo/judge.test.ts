import { describe, expect, test } from 'vitest';
import { isAccepted, judgeCode } from './judge.ts';
import { base32Of, codeAt, codeByLibrary, newSecret, otpauthOf, stepAt } from './totp.ts';

const SECRET = new TextEncoder().encode('12345678901234567890');

// RFC 6238, appendix B, the last six of its eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', async (seconds, code) => {
  expect(await codeAt(SECRET, stepAt(seconds * 1000))).toBe(code);
  expect(await codeByLibrary(SECRET, stepAt(seconds * 1000))).toBe(code);
});

test('a secret is written as RFC 4648 writes it, and every one is another', () => {
  expect(base32Of(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32Of(new TextEncoder().encode('foob'))).toBe('MZXW6YQ');
  expect(otpauthOf(newSecret())).not.toBe(otpauthOf(newSecret()));
});

describe('a typed code is told why', () => {
  const NOW = 1000;
  const code = (step: number) => codeAt(SECRET, step);
  const judge = (typed: string, lastUsed: number | null = null) => judgeCode(typed, NOW, lastUsed, code);

  test('right, spaces or not', async () => {
    const now = await code(NOW);
    expect(await judge(now)).toEqual({ is: 'right', step: NOW });
    expect(await judge(` ${now.slice(0, 3)} ${now.slice(3)} `)).toEqual({ is: 'right', step: NOW });
  });
  test('one step late or early is accepted, two are a clock that differs', async () => {
    expect(await judge(await code(NOW - 1))).toEqual({ is: 'late', step: NOW - 1 });
    expect(await judge(await code(NOW + 1))).toEqual({ is: 'early', step: NOW + 1 });
    expect(await judge(await code(NOW - 2))).toEqual({ is: 'skew', step: NOW - 2, seconds: 60 });
    expect(await judge(await code(NOW + 10))).toEqual({ is: 'skew', step: NOW + 10, seconds: 300 });
  });
  test('used, also when a later one was', async () => {
    expect(await judge(await code(NOW), NOW)).toEqual({ is: 'used', step: NOW });
    expect(await judge(await code(NOW - 1), NOW)).toEqual({ is: 'used', step: NOW - 1 });
    expect(await judge(await code(NOW + 1), NOW)).toEqual({ is: 'early', step: NOW + 1 });
  });
  test('wrong, and not even a code', async () => {
    expect((await judge(await code(NOW + 11))).is).toBe('wrong');
    for (const typed of ['', '12345', '1234567', 'abcdef', '12345x', '１２３４５６'])
      expect((await judge(typed)).is).toBe('shape');
  });
  test('only what is accepted counts as used', () => {
    expect(
      (['right', 'late', 'early', 'used', 'wrong', 'shape'] as const).filter((is) => isAccepted({ is, step: 1 })),
    ).toEqual(['right', 'late', 'early']);
  });
});
