import { expect, test } from 'vitest';
import { tick } from './row-keys.ts';
import { filtersSet, hrefOfWorkspace, readWorkspaceSearch } from './workspace-search.ts';

test('nonsense in an address is left out', () => {
  expect(readWorkspaceSearch({ status: 'Finished', kind: 'clause', evidence: 'some', q: '', page: 3 })).toEqual({
    kind: 'clause',
  });
});

test('a search for a number such as 5 is a search for the text', () => {
  expect(readWorkspaceSearch({ q: 5 })).toEqual({ q: '5' });
});

test('the order is not a filter', () => {
  expect(filtersSet({ order: 'clause', q: 'access' })).toBe(1);
});

test('the address behind a number reads back as the same filters', () => {
  const href = hrefOfWorkspace({ status: 'In Progress', applicable: 'yes' });
  expect(href).toBe('/app/iso27001?status=In%20Progress&applicable=yes');
  expect(hrefOfWorkspace()).toBe('/app/iso27001');
  expect(hrefOfWorkspace({ status: 'Implemented' }, 'soc-2-2017')).toBe(
    '/app/frameworks/soc-2-2017?status=Implemented',
  );
});

test('Shift ticks everything from the one ticked last, in either direction', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(tick(['a'], ids, 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(tick(['d'], ids, 'b', 'd').toSorted()).toEqual(['b', 'c', 'd']);
  expect(tick(['a', 'b'], ids, 'b', null)).toEqual(['a']);
});
