import { describe, expect, it } from 'vitest';
import {
  filterOf,
  hrefOfAssets,
  inputOf,
  type InventorySearch,
  queryOf,
  readInventorySearch,
  searchOfView,
} from './inventory-search.ts';

describe('the address of the inventory', () => {
  it('leaves nonsense out', () => {
    expect(
      readInventorySearch({ tab: 'nonsense', risk: 'Huge', page: '-3', size: 7, sort: 'id', asset: '../x', q: '  ' }),
    ).toEqual({});
  });
  it('keeps what the list understands', () => {
    const search = readInventorySearch({
      tab: 'assets',
      q: 'srv',
      risk: 'High',
      page: 3,
      size: 25,
      sort: 'owner',
      direction: 'desc',
    });
    expect(inputOf(search)).toEqual({
      search: 'srv',
      riskLevel: 'High',
      sort: 'owner',
      direction: 'desc',
      page: 2,
      pageSize: 25,
    });
  });
  it('leads from a number to its list', () => {
    const href = hrefOfAssets({ risk: 'High', location: 'A & B' });
    expect(href).toBe('/app/asset-inventory?tab=assets&risk=High&location=A%20%26%20B');
    const back = readInventorySearch(Object.fromEntries(new URL(href, 'http://x').searchParams));
    expect(filterOf(back)).toEqual({ risk: 'High', location: 'A & B' });
  });
});

it('a saved view gives back the list it was made of', () => {
  const search: InventorySearch = {
    tab: 'assets',
    q: 'vpn',
    risk: 'High',
    compliance: 'Needs Review',
    department: 'none',
    sort: 'cost',
    direction: 'desc',
    size: 25,
  };
  const id = '00000000-0000-4000-8000-000000000000';
  expect(searchOfView({ id, query: queryOf({ ...search, page: 7, asset: id }) })).toEqual({ ...search, view: id });
});
