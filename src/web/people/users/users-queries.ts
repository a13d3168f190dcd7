import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract/contract.ts';
import { orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import type { UsersSearch } from './users-search.ts';

type People = ContractRouterClient<typeof contract>['people'];
export type ShownUser = Awaited<ReturnType<People['users']['list']>>['rows'][number];
export type ShownRole = Awaited<ReturnType<People['roles']['list']>>[number];
export type ShownRequest = Awaited<ReturnType<People['requests']['list']>>[number];
export type ShownOutcome = Awaited<ReturnType<People['users']['imports']['add']>>['fates'][number];
export interface HandedPassword {
  name: string;
  email: string;
  password: string;
}

export const USUAL_PAGE_SIZE = 10;

export function useUsers({ q, role, status, sort, direction, page = 1, size = USUAL_PAGE_SIZE }: UsersSearch) {
  return useQuery(
    orpc.people.users.list.queryOptions({
      input: {
        page: page - 1,
        pageSize: size,
        ...(q && { search: q }),
        ...(role && { role }),
        ...(status && { status }),
        ...(sort && { sort }),
        ...(direction && { direction }),
      },
      placeholderData: keepPreviousData,
    }),
  );
}

export function useRoles() {
  return useQuery(orpc.people.roles.list.queryOptions({ staleTime: 30_000 }));
}

export function useEntrance() {
  return useQuery(orpc.people.entrance.get.queryOptions({ staleTime: 60_000 }));
}

/** Everything about people is read again: one action shows in the table, the roles and the requests. */
export function useRefreshPeople(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: orpc.people.key() });
}

/** What follows when something was done to somebody in a dialog: it is said, the dialog goes, and the lists are read again. */
export function useDone(text: string, onClose: () => void): () => void {
  const refresh = useRefreshPeople();
  return () => {
    toast('success', text);
    onClose();
    void refresh();
  };
}

/** An action on somebody: says that it is done, or why not, and reads the lists again. */
export function usePeopleMutation<Input, Output>(
  run: (input: Input) => Promise<Output>,
  done: (output: Output, input: Input) => string | null,
  onDone?: (output: Output) => void,
) {
  const refresh = useRefreshPeople();
  return useMutation({
    mutationFn: run,
    onSuccess: (output, input) => {
      const text = done(output, input);
      if (text) toast('success', text);
      onDone?.(output);
      void refresh();
    },
    onError: (error) => {
      toast('error', messageOf(error));
      void refresh();
    },
  });
}
