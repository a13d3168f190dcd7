import { useCallback } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../kit/requests/api.ts';
import { type InventorySearch, inputOf } from './inventory-search.ts';

export function useAssets(search: InventorySearch) {
  return useQuery(orpc.assets.list.queryOptions({ input: inputOf(search), placeholderData: keepPreviousData }));
}

export function useAsset(id: string) {
  return useQuery(orpc.assets.get.queryOptions({ input: { id }, retry: false }));
}

export function useStatistics() {
  return useQuery(orpc.assets.statistics.get.queryOptions());
}

export function useAnalytics() {
  return useQuery(orpc.assets.analytics.get.queryOptions());
}

export function useChoices() {
  return useQuery(orpc.assets.choices.list.queryOptions({ staleTime: 60_000 }));
}

/** After a save, import or delete the list and the statistics are read again. */
export function useRefreshAssets(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: orpc.assets.key() }),
      queryClient.invalidateQueries({ queryKey: orpc.activity.recent.key() }),
    ]);
  }, [queryClient]);
}

export function useSaveAsset() {
  return {
    add: useMutation(orpc.assets.add.mutationOptions()),
    change: useMutation(orpc.assets.change.mutationOptions()),
  };
}
