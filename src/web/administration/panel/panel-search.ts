export const PANEL_TABS = [
  'users',
  'requests',
  'organisations',
  'sessions',
  'sign-ins',
  'outbox',
  'messages',
  'jobs',
  'log',
] as const;
export type PanelTab = (typeof PANEL_TABS)[number];
export const PAGE_SIZES = [10, 25, 50] as const;
export const USUAL_SIZE = 25;

/** What stands in the address of the panel; nonsense is left out. `state` narrows the list of the tab. */
export interface PanelSearch {
  tab?: PanelTab;
  q?: string;
  state?: string;
  /** Only who belongs to this organisation. */
  organisation?: string;
  sort?: string;
  direction?: 'desc';
  /** Counts from 1. */
  page?: number;
  size?: (typeof PAGE_SIZES)[number];
}

export type PanelChange = { [K in keyof PanelSearch]: PanelSearch[K] | undefined };

export interface PanelProps {
  search: PanelSearch;
  onSearch: (change: PanelChange) => void;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const word = (value: unknown) => (typeof value === 'string' && /^[a-zA-Z]{1,20}$/.test(value) ? value : undefined);

export function readPanelSearch(raw: Record<string, unknown>): PanelSearch {
  const page = Number(raw['page']);
  const q = raw['q'];
  const organisation = raw['organisation'];
  return withoutNothing({
    tab: PANEL_TABS.find((tab) => tab === raw['tab'] && tab !== 'users'),
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : undefined,
    state: word(raw['state']),
    organisation: typeof organisation === 'string' && UUID.test(organisation) ? organisation : undefined,
    sort: word(raw['sort']),
    direction: raw['direction'] === 'desc' ? 'desc' : undefined,
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    size: PAGE_SIZES.find((size) => size === Number(raw['size']) && size !== USUAL_SIZE),
  });
}

export function withoutNothing(search: PanelChange): PanelSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}

/** One of the values that the tab knows. */
export function stateOf<T extends string>({ state }: PanelSearch, known: readonly T[]): T | undefined {
  return known.find((one) => one === state);
}
