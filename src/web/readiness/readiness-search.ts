import { PAGES } from '#domain/addresses.ts';
import type { Gap } from '#domain/readiness/gaps.ts';
import { TARGETS } from '#domain/readiness/values.ts';
import { withoutNothing } from '../controls/workspace-search.ts';

export const READINESS_TABS = ['overview', 'gaps', 'progress', 'insights'] as const;
export const GAP_SORTS = ['requirement', 'status', 'priority', 'effort', 'owner', 'due'] as const;
export type GapSort = (typeof GAP_SORTS)[number];

/** What stands in the readiness center's address. */
export interface ReadinessSearch {
  tab?: (typeof READINESS_TABS)[number];
  domain?: string;
  status?: Gap['status'];
  priority?: Gap['priority'];
  q?: string;
  sort?: GapSort;
  direction?: 'asc' | 'desc';
  page?: number;
  size?: number;
  /** The percentage that the next actions are to reach. */
  target?: number;
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((each) => each === value);
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) || undefined : undefined;
const count = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

export function readReadinessSearch(raw: Record<string, unknown>): ReadinessSearch {
  return withoutNothing({
    tab: oneOf(raw['tab'], READINESS_TABS),
    domain: text(raw['domain']),
    status: oneOf(raw['status'], ['missing', 'partial']),
    priority: oneOf(raw['priority'], ['high', 'medium', 'low']),
    q: text(raw['q']),
    sort: oneOf(raw['sort'], GAP_SORTS),
    direction: oneOf(raw['direction'], ['asc', 'desc']),
    page: count(raw['page']),
    size: count(raw['size']),
    target: TARGETS.find((target) => target === raw['target']),
  });
}

/** The address of the readiness center: the door behind a number. */
export function hrefOfReadiness(search: ReadinessSearch = {}): string {
  const query = new URLSearchParams(search as Record<string, string>).toString().replaceAll('+', '%20');
  return query === '' ? PAGES.readiness : `${PAGES.readiness}?${query}`;
}
