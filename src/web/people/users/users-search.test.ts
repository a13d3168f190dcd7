import { expect, test } from 'vitest';
import { isNarrowed, readUsersSearch, withoutNothing } from './users-search.ts';

test('an address of the table is read, and nonsense in it is left out', () => {
  const role = '0b7c9d1e-0000-4000-8000-000000000000';
  expect(
    readUsersSearch({ q: 'ana', role, status: 'invited', sort: 'lastLogin', direction: 'desc', page: '3', size: 25 }),
  ).toEqual({ q: 'ana', role, status: 'invited', sort: 'lastLogin', direction: 'desc', page: 3, size: 25 });
  expect(
    readUsersSearch({
      tab: 'all',
      q: '',
      role: "x'; drop",
      status: 'gone',
      sort: 'password',
      direction: 1,
      page: -1,
      size: 7,
    }),
  ).toEqual({});
});

test('filters narrow, pages and order do not', () => {
  expect(isNarrowed({ page: 2, sort: 'role', tab: 'users' })).toBe(false);
  expect(isNarrowed({ role: 'admin' })).toBe(true);
  expect(withoutNothing({ q: undefined, role: 'admin', status: undefined })).toEqual({ role: 'admin' });
});
