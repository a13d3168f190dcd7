import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '../kit/requests/api.ts';
import { isOver, useJob } from '../kit/requests/jobs.ts';

const PAUSE = 1000;

/** How far long work is, also after the page was loaded anew; what it changed is read again when it is over. */
export function useWork(jobId: string | undefined) {
  const queryClient = useQueryClient();
  const asked = useQuery(
    orpc.activity.jobs.get.queryOptions({
      input: { id: jobId ?? '' },
      enabled: jobId !== undefined,
      // Live events tell the same, sooner; this is what is left when there are none.
      refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : PAUSE),
    }),
  );
  const runningJob = useJob(jobId);
  const job = asked.data && isOver(asked.data) ? asked.data : (runningJob ?? asked.data);
  const hasEnded = job !== undefined && isOver(job);
  useEffect(() => {
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: orpc.administration.data.key() });
  }, [hasEnded, queryClient]);
  const cancellation = useMutation(orpc.activity.jobs.cancellation.add.mutationOptions());
  const cancel = () => jobId && cancellation.mutate({ id: jobId });
  return { job, hasEnded, cancel, isCancelling: cancellation.isPending };
}
