import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../kit/requests/api.ts';
import { filterIn, serverFilterOf, type VendorSearch } from './vendor-search.ts';

export const USUAL_PAGE_SIZE = 10;

export function useVendors(search: VendorSearch) {
  const { sort, direction, page = 0, size: pageSize = USUAL_PAGE_SIZE } = search;
  const input = {
    ...serverFilterOf(filterIn(search)),
    page,
    pageSize,
    ...(sort && { sort }),
    ...(direction && { direction }),
  };
  return useQuery(orpc.vendors.list.queryOptions({ input, placeholderData: keepPreviousData }));
}

export function useVendor(id: string) {
  return useQuery(orpc.vendors.get.queryOptions({ input: { id } }));
}

export function useVendorOverview() {
  return useQuery(orpc.vendors.overview.get.queryOptions({ placeholderData: keepPreviousData }));
}

/** Everything about vendors is asked for anew: called after each change, for windows without a live connection. */
export function useRefreshVendors(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: orpc.vendors.key() });
}

export function useVendorChanges() {
  const refresh = useRefreshVendors();
  const common = { onSuccess: refresh };
  return {
    add: useMutation(orpc.vendors.add.mutationOptions(common)),
    change: useMutation(orpc.vendors.change.mutationOptions(common)),
    // The page of the one that is gone is left first; its list is asked for anew there.
    remove: useMutation(orpc.vendors.remove.mutationOptions()),
    score: useMutation(orpc.vendors.scores.add.mutationOptions(common)),
    addRecord: useMutation(orpc.vendors.records.add.mutationOptions(common)),
    changeRecord: useMutation(orpc.vendors.records.change.mutationOptions(common)),
    removeRecord: useMutation(orpc.vendors.records.remove.mutationOptions(common)),
    review: useMutation(orpc.vendors.reviews.add.mutationOptions(common)),
  };
}
