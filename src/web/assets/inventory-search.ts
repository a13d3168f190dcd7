import { PAGES } from '#domain/addresses.ts';
import { readOwnFilter } from '#domain/assets/vocabulary/own-filter.ts';
import { SORTABLE_COLUMNS } from '#domain/assets/columns.ts';
import { ASSET_SLICES } from '#domain/assets/slices.ts';
import type { AssetSlice } from '#domain/assets/slices.ts';
import type { AssetView } from '#domain/assets/view.ts';
import { ASSET_CATEGORIES, COMPLIANCE_STATUSES, OWN_NAME_LENGTH, RISK_LEVELS } from '#domain/assets/values.ts';

export const TABS = ['overview', 'assets', 'analytics', 'compliance'] as const;
/** The tabs of an asset's details (specification, section 2.4). */
export const PARTS = ['overview', 'technical', 'compliance', 'risk', 'trail'] as const;
export const PAGE_SIZES = [5, 10, 25] as const;
export const USUAL_PAGE_SIZE = 10;

/** What narrows the list. */
export interface InventoryFilter {
  q?: string;
  type?: string;
  category?: (typeof ASSET_CATEGORIES)[number];
  status?: string;
  risk?: (typeof RISK_LEVELS)[number];
  location?: string;
  owner?: string;
  compliance?: (typeof COMPLIANCE_STATUSES)[number];
  /** `none`: where no department is named. */
  department?: string;
  /** What stands in an own field (domain/assets/vocabulary/own-filter.ts). */
  own?: string;
  only?: AssetSlice;
}

/** What stands in the address of the inventory; nonsense is left out. */
export interface InventorySearch extends InventoryFilter {
  tab?: (typeof TABS)[number];
  sort?: (typeof SORTABLE_COLUMNS)[number];
  direction?: 'asc' | 'desc';
  /** Counts from 1. */
  page?: number;
  size?: (typeof PAGE_SIZES)[number];
  /** The saved view the list started from. */
  view?: string;
  /** The asset whose details are open. */
  asset?: string;
  /** What is open when the page is. */
  open?: 'import' | 'vocabulary';
  /** Which of its tabs. */
  part?: (typeof PARTS)[number];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function textParam(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, 200);
}

/** A standard choice or one of the organisation's own: one that there is not finds nothing. */
const choiceParam = (value: unknown) => textParam(value)?.slice(0, OWN_NAME_LENGTH);

function oneOf<T>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((each) => each === value);
}

export function readInventorySearch(raw: Record<string, unknown>): InventorySearch {
  const page = Number(raw['page']);
  const uuid = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);
  return withoutNothing({
    tab: oneOf(raw['tab'], TABS),
    q: textParam(raw['q']),
    type: choiceParam(raw['type']),
    category: oneOf(raw['category'], ASSET_CATEGORIES),
    status: choiceParam(raw['status']),
    risk: oneOf(raw['risk'], RISK_LEVELS),
    location: textParam(raw['location']),
    owner: textParam(raw['owner']),
    compliance: oneOf(raw['compliance'], COMPLIANCE_STATUSES),
    department: choiceParam(raw['department']),
    own: typeof raw['own'] === 'string' && readOwnFilter(raw['own']) ? raw['own'] : undefined,
    only: oneOf(raw['only'], ASSET_SLICES),
    sort: oneOf(raw['sort'], SORTABLE_COLUMNS),
    direction: oneOf(raw['direction'], ['asc', 'desc'] as const),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    size: oneOf(Number(raw['size']), PAGE_SIZES),
    view: uuid(raw['view']),
    asset: uuid(raw['asset']),
    part: oneOf(raw['part'], PARTS),
    open: oneOf(raw['open'], ['import', 'vocabulary'] as const),
  });
}

/** Without the keys that say nothing, so that addresses stay short. */
export function withoutNothing<T extends object>(search: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')) as T;
}

export function filterOf(search: InventorySearch): InventoryFilter {
  const { q, type, category, status, risk, location, owner, compliance, department, own, only } = search;
  return withoutNothing<InventoryFilter>({
    q,
    type,
    category,
    status,
    risk,
    location,
    owner,
    compliance,
    department,
    own,
    only,
  });
}

/** The same filters as the server calls them. */
export function serverFilterOf(search: InventoryFilter) {
  const { q, risk, compliance, type, category, status, location, owner, department, own, only } = search;
  return withoutNothing({
    search: q,
    riskLevel: risk,
    complianceStatus: compliance,
    type,
    category,
    status,
    location,
    owner,
    department,
    own,
    only,
  });
}

/** The question to the server behind an address. */
export function inputOf(search: InventorySearch) {
  const { sort = 'name', direction = 'asc', page = 1, size = USUAL_PAGE_SIZE } = search;
  return { ...serverFilterOf(search), sort, direction, page: page - 1, pageSize: size };
}

/** What a saved view keeps of an address. */
export function queryOf(search: InventorySearch): AssetView['query'] {
  const { sort, direction, size: pageSize } = search;
  return { ...serverFilterOf(search), ...withoutNothing({ sort, direction, pageSize }) };
}

/** The list as a saved view has it. */
export function searchOfView({ id, query }: Pick<AssetView, 'id' | 'query'>): InventorySearch {
  const { search: q, riskLevel: risk, complianceStatus: compliance, pageSize: size, ...rest } = query;
  return readInventorySearch({ ...rest, q, risk, compliance, size, tab: 'assets', view: id });
}

const PATH = PAGES.assets;

function hrefWith(search: object): string {
  const query = new URLSearchParams(search as Record<string, string>).toString().replaceAll('+', '%20');
  return query === '' ? PATH : `${PATH}?${query}`;
}

export const hrefOfView = (view: Pick<AssetView, 'id' | 'query'>): string => hrefWith(searchOfView(view));

/** The list with these filters: the door behind a number. */
export function hrefOfAssets(filter: InventoryFilter = {}): string {
  return hrefWith({ tab: 'assets', ...filter });
}

export function hrefOfTab(tab: string): string {
  return hrefWith(tab === 'overview' ? {} : { tab });
}

/** The same address with the details of an asset open. */
export function hrefOfAsset(id: string, search: InventorySearch = { tab: 'assets' }): string {
  const { part: _part, ...list } = search;
  return hrefWith({ ...list, asset: id });
}
