import { expect, test } from 'vitest';
import { tokenIn } from './token-in.ts';

test('a token is a text, or a number as the router reads it; nothing else is one', () => {
  expect(tokenIn({ token: 'a-1_b' })).toEqual({ token: 'a-1_b' });
  expect(tokenIn({ token: 4711 })).toEqual({ token: '4711' });
  for (const token of [undefined, '', null, {}, ['a'], true]) expect(tokenIn({ token })).toEqual({});
});
