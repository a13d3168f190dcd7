import { expect, test } from 'vitest';
import { readPanelSearch } from './panel-search.ts';

test('an address keeps what the panel knows and drops the rest', () => {
  const organisation = '00000000-0000-4000-8000-000000000000';
  expect(readPanelSearch({ tab: 'outbox', q: 'kim', state: 'failed', page: 3, size: '50', organisation })).toEqual({
    tab: 'outbox',
    q: 'kim',
    state: 'failed',
    page: 3,
    size: 50,
    organisation,
  });
  expect(
    readPanelSearch({ tab: 'users', q: ['a'], state: '<b>', page: -1, size: 7, organisation: 'x', sort: 'a b' }),
  ).toEqual({});
});
