import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { Document } from '#domain/documents/document.ts';
import { orpc } from '../kit/requests/api.ts';
import { type LibrarySearch, inputOf } from './library/library-search.ts';

/** Live events tell of every finished document; this is for connections that carry none. */
const BUSY_PAUSE = 2500;

function isBusy(documents: readonly Document[] | undefined): boolean {
  return documents?.some(({ state }) => state === 'waiting' || state === 'reading') ?? false;
}

export function useDocuments(search: LibrarySearch) {
  return useQuery(
    orpc.documents.list.queryOptions({
      input: inputOf(search),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (isBusy(state.data?.rows) ? BUSY_PAUSE : false),
    }),
  );
}

export function useFolders() {
  return useQuery(orpc.documents.folders.list.queryOptions());
}

export function useDocument(id: string, isEnabled = true) {
  return useQuery(
    orpc.documents.get.queryOptions({
      input: { id },
      enabled: isEnabled,
      refetchInterval: ({ state }) => (state.data && isBusy([state.data]) ? BUSY_PAUSE : false),
    }),
  );
}

const PAGE = 100;

/** The newest documents, as many as were just added, by id. `isKnown` once all have been asked for. */
export function useNewest(count: number): { byId: ReadonlyMap<string, Document>; isKnown: boolean } {
  const pages = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) =>
    orpc.documents.list.queryOptions({
      input: { sort: 'uploadedAt', direction: 'desc', pageSize: PAGE, page },
      refetchInterval: ({ state }: { state: { data?: { rows: Document[] } | undefined } }) =>
        isBusy(state.data?.rows) ? BUSY_PAUSE : (false as const),
    }),
  );
  return useQueries({
    queries: pages,
    combine: (answers) => ({
      byId: new Map(answers.flatMap(({ data }) => data?.rows ?? []).map((document) => [document.id, document])),
      isKnown: answers.every(({ isSuccess, isFetching }) => isSuccess && !isFetching),
    }),
  });
}
