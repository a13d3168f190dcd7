import { USER_STATUSES } from '#domain/people/user-statuses.ts';
import type { UserStatus } from '#domain/people/user-statuses.ts';

export const USER_TABS = ['users', 'roles'] as const;
export const USER_SORTABLE = ['name', 'role', 'status', 'lastLogin'] as const;
export const USER_PAGE_SIZES = [10, 25, 50] as const;

/** What stands in the address of users and roles; nonsense is left out. */
export interface UsersSearch {
  tab?: (typeof USER_TABS)[number];
  q?: string;
  /** One of the five, or the id of a custom role. */
  role?: string;
  status?: UserStatus;
  sort?: (typeof USER_SORTABLE)[number];
  direction?: 'asc' | 'desc';
  /** Counts from 1. */
  page?: number;
  size?: (typeof USER_PAGE_SIZES)[number];
}

function oneOf<T>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((each) => each === value);
}

export function readUsersSearch(raw: Record<string, unknown>): UsersSearch {
  const page = Number(raw['page']);
  const role = typeof raw['role'] === 'string' && /^[a-z0-9_-]{1,40}$/.test(raw['role']) ? raw['role'] : undefined;
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 200) : undefined;
  return withoutNothing({
    tab: oneOf(raw['tab'], USER_TABS),
    q,
    role,
    status: oneOf(raw['status'], USER_STATUSES),
    sort: oneOf(raw['sort'], USER_SORTABLE),
    direction: oneOf(raw['direction'], ['asc', 'desc'] as const),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    size: oneOf(Number(raw['size']), USER_PAGE_SIZES),
  });
}

export function withoutNothing(search: { [K in keyof UsersSearch]: UsersSearch[K] | undefined }): UsersSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}

export function isNarrowed({ q, role, status }: UsersSearch): boolean {
  return q !== undefined || role !== undefined || status !== undefined;
}
