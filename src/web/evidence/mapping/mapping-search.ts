import { RELATIONS } from '#domain/frameworks/values.ts';

export const MAPPING_TABS = ['crosswalk', 'frameworks'] as const;
export const STANDS = ['direct', 'composed', 'overruled'] as const;
export const MAPPING_PAGE_SIZES = [10, 25, 50] as const;

/** What stands in the address of the regulatory mapping; nonsense is left out. */
export interface MappingSearch {
  tab?: (typeof MAPPING_TABS)[number];
  from?: string;
  to?: string;
  q?: string;
  relation?: (typeof RELATIONS)[number];
  stands?: (typeof STANDS)[number];
  /** Counts from 1. */
  page?: number;
  size?: (typeof MAPPING_PAGE_SIZES)[number];
}

const oneOf = <T>(value: unknown, known: readonly T[]): T | undefined => known.find((each) => each === value);
const idOf = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value) ? value : undefined);

export function readMappingSearch(raw: Record<string, unknown>): MappingSearch {
  const page = Number(raw['page']);
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 100) : undefined;
  return withoutNothing({
    tab: oneOf(raw['tab'], MAPPING_TABS),
    from: idOf(raw['from']),
    to: idOf(raw['to']),
    q,
    relation: oneOf(raw['relation'], RELATIONS),
    stands: oneOf(raw['stands'], STANDS),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    size: oneOf(Number(raw['size']), MAPPING_PAGE_SIZES),
  });
}

function withoutNothing(search: { [K in keyof MappingSearch]: MappingSearch[K] | undefined }): MappingSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}
