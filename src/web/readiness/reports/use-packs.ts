import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';
import { noteJob } from '../../kit/requests/jobs.ts';
import { usePermission } from '../../people/use-permission.ts';
import type { ReportChoice } from './report-choice.ts';

/** One's own audit packs of the day, and the making of another. */
export function usePacks() {
  const queryClient = useQueryClient();
  const enabled = usePermission('export.pdf');
  const { data } = useQuery(
    orpc.readiness.packs.list.queryOptions({
      enabled,
      // Live events tell the same, sooner; this is what is left when there are none.
      refetchInterval: ({ state }) => (state.data?.some(({ isReady }) => !isReady) ? 2000 : false),
    }),
  );
  const making = useMutation(
    orpc.readiness.packs.add.mutationOptions({
      onSuccess: ({ job }) => {
        noteJob(job);
        void queryClient.invalidateQueries({ queryKey: orpc.readiness.packs.key() });
      },
    }),
  );
  return {
    packs: data ?? [],
    make: ({ framework, language }: ReportChoice) => making.mutate({ framework, language }),
    isStarting: making.isPending,
    error: making.error,
  };
}

export type Pack = ReturnType<typeof usePacks>['packs'][number];
