import { PAGES } from '#domain/addresses.ts';
import { BANDS, TIERS, VENDOR_COLUMNS, VENDOR_SLICES } from '#domain/vendors/values.ts';
import { withoutNothing } from '../controls/workspace-search.ts';

/** What narrows the list. */
export interface VendorListFilter {
  q?: string;
  tier?: (typeof TIERS)[number];
  band?: (typeof BANDS)[number];
  only?: (typeof VENDOR_SLICES)[number];
  asset?: string;
  risk?: string;
}

/** What stands in the address of vendor risk management; nonsense is left out. */
export interface VendorSearch extends VendorListFilter {
  sort?: (typeof VENDOR_COLUMNS)[number];
  direction?: 'asc' | 'desc';
  /** Counts from 0. */
  page?: number;
  size?: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const oneOf = <T>(value: unknown, known: readonly T[]): T | undefined => known.find((each) => each === value);
const uuid = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);

export function readVendorSearch(raw: Record<string, unknown>): VendorSearch {
  const page = Number(raw['page']);
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).trim().slice(0, 200) : '';
  return withoutNothing<VendorSearch>({
    q: q === '' ? undefined : q,
    tier: oneOf(raw['tier'], TIERS),
    band: oneOf(raw['band'], BANDS),
    only: oneOf(raw['only'], VENDOR_SLICES),
    asset: uuid(raw['asset']),
    risk: uuid(raw['risk']),
    sort: oneOf(raw['sort'], VENDOR_COLUMNS),
    direction: oneOf(raw['direction'], ['asc', 'desc'] as const),
    page: Number.isInteger(page) && page > 0 ? page : undefined,
    size: oneOf(Number(raw['size']), [5, 25, 50]),
  });
}

export function filterIn({ q, tier, band, only, asset, risk }: VendorSearch): VendorListFilter {
  return withoutNothing<VendorListFilter>({ q, tier, band, only, asset, risk });
}

/** The same filters as the server calls them. */
export function serverFilterOf({ q, asset, risk, ...same }: VendorListFilter) {
  return withoutNothing({ ...same, search: q, assetId: asset, riskId: risk });
}

const PATH = PAGES.vendors;

export function hrefOfVendors(search: VendorSearch = {}): string {
  const query = new URLSearchParams(withoutNothing(search) as Record<string, string>).toString();
  return query === '' ? PATH : `${PATH}?${query}`;
}
export const hrefOfVendor = (id: string) => `${PATH}/${id}`;
