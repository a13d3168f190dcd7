import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '../kit/requests/api.ts';

export interface EntryFilter {
  subject?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  search?: string | undefined;
  isDeparture?: 'true' | undefined;
  isFromFiles?: 'true' | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

export function useEntries(filter: EntryFilter) {
  return useQuery(orpc.activity.entries.list.queryOptions({ input: filter, placeholderData: keepPreviousData }));
}

export function useRecent(filter: { subject?: string; subjectId?: string; limit?: number; isFolded?: 'true' }) {
  return useQuery(orpc.activity.recent.list.queryOptions({ input: filter }));
}

export type Entry = NonNullable<ReturnType<typeof useEntries>['data']>['rows'][number];
export type RecentEntry = NonNullable<ReturnType<typeof useRecent>['data']>[number];
