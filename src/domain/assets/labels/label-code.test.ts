import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { idsOfLabelCode, labelCodeOf } from './label-code.ts';

test('an id lies among those that its code means', () => {
  for (const id of Array.from({ length: 500 }, () => randomUUID())) {
    const code = labelCodeOf(id);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const ids = idsOfLabelCode(code);
    expect(ids && ids.first <= id && id <= ids.last).toBe(true);
  }
});

test('the ends of what a code can say', () => {
  expect(idsOfLabelCode('0000000000')).toEqual({
    first: '00000000-0000-0000-0000-000000000000',
    last: '00000000-0000-3fff-ffff-ffffffffffff',
  });
  expect(labelCodeOf('ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('ZZZZZZZZZZ');
});

test('a code typed by hand is read as it is meant, and anything else is none', () => {
  const meant = idsOfLabelCode('10ABCDEFGH');
  for (const typed of ['l0abcdefgh', 'io-abcde-fgh', '1O ABCD EFGH']) expect(idsOfLabelCode(typed)).toEqual(meant);
  for (const none of ['', '10ABCDEFG', '10ABCDEFGHJ', '10ABCDEFG!', 'U0ABCDEFGH'])
    expect(idsOfLabelCode(none)).toBeNull();
});
