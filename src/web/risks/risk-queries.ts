import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../kit/requests/api.ts';
import { filterIn, type RiskSearch, serverFilterOf } from './risk-search.ts';

export const USUAL_PAGE_SIZE = 25;

export function useRisks(search: RiskSearch) {
  const { sort, direction, page = 0, size: pageSize = USUAL_PAGE_SIZE } = search;
  const input = {
    ...serverFilterOf(filterIn(search)),
    page,
    pageSize,
    ...(sort && { sort }),
    ...(direction && { direction }),
  };
  return useQuery(orpc.risks.list.queryOptions({ input, placeholderData: keepPreviousData }));
}

export function useRisk(id: string) {
  return useQuery(orpc.risks.get.queryOptions({ input: { id } }));
}

export function useRiskOverview() {
  return useQuery(orpc.risks.overview.get.queryOptions({ placeholderData: keepPreviousData }));
}

/** Every version of the method, and the one in force. */
export function useMethod() {
  const query = useQuery(orpc.risks.method.get.queryOptions({ staleTime: 60_000 }));
  const versions = query.data?.versions;
  return { ...query, versions, current: versions?.at(-1) };
}

/** Everything about risks is asked for anew: called after each change, for windows without a live connection. */
export function useRefreshRisks(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: orpc.risks.key() });
}

/** The changes of one risk; the page is shown anew with what the server answers. */
export function useRiskChanges() {
  const refresh = useRefreshRisks();
  const common = { onSuccess: refresh };
  return {
    add: useMutation(orpc.risks.add.mutationOptions(common)),
    change: useMutation(orpc.risks.change.mutationOptions(common)),
    remove: useMutation(orpc.risks.remove.mutationOptions(common)),
    changeAll: useMutation(orpc.risks.changes.add.mutationOptions(common)),
    assess: useMutation(orpc.risks.assessments.add.mutationOptions(common)),
    close: useMutation(orpc.risks.closing.add.mutationOptions(common)),
    reopen: useMutation(orpc.risks.closing.remove.mutationOptions(common)),
    addAction: useMutation(orpc.risks.actions.add.mutationOptions(common)),
    changeAction: useMutation(orpc.risks.actions.change.mutationOptions(common)),
    removeAction: useMutation(orpc.risks.actions.remove.mutationOptions(common)),
    accept: useMutation(orpc.risks.acceptances.add.mutationOptions(common)),
    withdraw: useMutation(orpc.risks.acceptances.withdrawal.add.mutationOptions(common)),
    review: useMutation(orpc.risks.reviews.add.mutationOptions(common)),
  };
}
