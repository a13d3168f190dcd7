import { expect, test } from 'vitest';
import { inputOf, isNarrowed, readLibrarySearch } from './library-search.ts';
import { passageOf } from '../document-links.ts';

test('an address that says nothing sensible is the newest documents, unfiltered', () => {
  const search = readLibrarySearch({
    q: '  ',
    type: 'poem',
    state: 'lost',
    sort: 'password',
    page: '-3',
    size: '9999',
  });
  expect(search).toEqual({});
  expect(inputOf(search)).toEqual({ sort: 'uploadedAt', direction: 'desc', page: 0, pageSize: 25 });
});

test('filters, order and page of a shared address come back as they were', () => {
  const search = readLibrarySearch({
    q: 'access',
    type: 'policy',
    state: 'refused',
    sort: 'title',
    direction: 'desc',
    page: 3,
    size: 50,
  });
  expect(isNarrowed(search)).toBe(true);
  expect(inputOf(search)).toEqual({
    search: 'access',
    type: 'policy',
    state: 'refused',
    sort: 'title',
    direction: 'desc',
    page: 2,
    pageSize: 50,
  });
});

test('an address opens a document at a passage only when it names one', () => {
  expect(passageOf('120-340')).toEqual({ start: 120, end: 340 });
  for (const nonsense of [undefined, '', '340-120', '5-5', '-1-4', '1-2-3', 'a-b', '1e3-2e3'])
    expect(passageOf(nonsense)).toBeNull();
});
