import { expect, test } from 'vitest';
import { nameIn } from './claims.ts';

test('a name is a text: what a provider says in another shape is nobody', () => {
  expect(nameIn({ name: ' Ada ', preferred_username: 'ada' })).toBe('Ada');
  expect(nameIn({ preferred_username: 'ada' })).toBe('ada');
  expect(nameIn({ name: { given: 'Ada' }, preferred_username: 'ada' })).toBe('ada');
  expect(nameIn({ name: ['Ada'] })).toBe('');
});
