import { describe, expect, it } from 'vitest';
import { filterOf, hrefOfAssets, inputOf, readInventorySearch } from './inventory-search.ts';

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
