import { DOCUMENT_TYPES } from '#domain/frameworks/values.ts';
import { DOCUMENT_STATES } from '#domain/documents/values.ts';
import { CLASSIFICATIONS, DOCUMENT_STATUSES } from '#domain/documents/versions/values.ts';

export const SORTABLE = ['title', 'uploadedAt', 'type', 'state', 'size'] as const;
export const DRAFT_FILTERS = ['only', 'without'] as const;
export const PAGE_SIZES = [10, 25, 50] as const;
const USUAL_PAGE_SIZE = 25;

/** What stands in the library's address; nonsense is left out. */
export interface LibrarySearch {
  q?: string;
  type?: (typeof DOCUMENT_TYPES)[number];
  state?: (typeof DOCUMENT_STATES)[number];
  folder?: string;
  draft?: (typeof DRAFT_FILTERS)[number];
  /** Only what is due for review. */
  review?: 'due';
  status?: (typeof DOCUMENT_STATUSES)[number];
  classification?: (typeof CLASSIFICATIONS)[number];
  /** A person's id, `me`, or `none`. */
  owner?: string;
  sort?: (typeof SORTABLE)[number];
  direction?: 'asc' | 'desc';
  /** Counts from 1. */
  page?: number;
  size?: number;
}

const textParam = (value: unknown) => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, 200);
};

function oneOf<T>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((each) => each === value);
}

export function readLibrarySearch(raw: Record<string, unknown>): LibrarySearch {
  const page = Number(raw['page']);
  return withoutNothing({
    q: textParam(raw['q']),
    type: oneOf(raw['type'], DOCUMENT_TYPES),
    state: oneOf(raw['state'], DOCUMENT_STATES),
    folder: textParam(raw['folder']),
    draft: oneOf(raw['draft'], DRAFT_FILTERS),
    review: oneOf(raw['review'], ['due'] as const),
    status: oneOf(raw['status'], DOCUMENT_STATUSES),
    classification: oneOf(raw['classification'], CLASSIFICATIONS),
    owner: textParam(raw['owner'])?.slice(0, 60),
    sort: oneOf(raw['sort'], SORTABLE),
    direction: oneOf(raw['direction'], ['asc', 'desc'] as const),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    size: oneOf(
      Number(raw['size']),
      PAGE_SIZES.filter((size) => size !== USUAL_PAGE_SIZE),
    ),
  });
}

/** Without the keys that say nothing, so that addresses stay short. */
export function withoutNothing(search: { [K in keyof LibrarySearch]: LibrarySearch[K] | undefined }): LibrarySearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as LibrarySearch;
}

/** Whether anything narrows the list; order and page do not. */
export function isNarrowed({ sort: _, direction: __, page: ___, size: ____, ...filters }: LibrarySearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** No filter any more; the order stays. */
export const WITHOUT_FILTERS = {
  q: undefined,
  type: undefined,
  state: undefined,
  folder: undefined,
  draft: undefined,
  review: undefined,
  status: undefined,
  classification: undefined,
  owner: undefined,
  page: undefined,
} as const;

/** The question to the server behind an address. Newest first unless asked otherwise. */
export function inputOf(search: LibrarySearch) {
  const { q, type, state, folder, draft, review, status, classification, owner, sort, direction, page, size } = search;
  return {
    ...(status && { status }),
    ...(classification && { classification }),
    ...(owner && { owner }),
    ...(q && { search: q }),
    ...(type && { type }),
    ...(state && { state }),
    ...(folder && { folder }),
    ...(draft && { isDraft: String(draft === 'only') }),
    ...(review && { review }),
    sort: sort ?? ('uploadedAt' as const),
    direction: direction ?? (sort ? ('asc' as const) : ('desc' as const)),
    page: (page ?? 1) - 1,
    pageSize: size ?? USUAL_PAGE_SIZE,
  };
}
