import { expect, test } from 'vitest';
import { seal, unseal } from './encryption.ts';

test('what is sealed opens with its secret alone, and not once it was changed', () => {
  const sealed = seal('one', 'a client secret');
  expect(unseal('one', sealed)).toBe('a client secret');
  expect(seal('one', 'a client secret')).not.toBe(sealed);
  expect(() => unseal('other', sealed)).toThrow(/authenticate/);
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal('one', changed.toString('base64url'))).toThrow(/authenticate/);
});
