import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Job } from '#domain/activity/audit-entry.ts';
import { orpc } from '../../kit/requests/api.ts';
import { isOver, noteJob, useJob } from '../../kit/requests/jobs.ts';

/** While something is under way it is asked again after so many milliseconds, for windows without a live connection. */
const AGAIN = 2000;

export function useMonitoringOverview() {
  return useQuery(
    orpc.vendorMonitoring.get.queryOptions({
      refetchInterval: ({ state: { data } }) => (data?.jobs.length ? AGAIN : false),
      placeholderData: keepPreviousData,
    }),
  );
}

export function useVendorMonitoring(id: string, runId: string | undefined) {
  return useQuery(
    orpc.vendorMonitoring.vendor.get.queryOptions({
      input: { id, ...(runId && { runId }) },
      refetchInterval: ({ state: { data } }) => (data?.job ? AGAIN : false),
      placeholderData: keepPreviousData,
    }),
  );
}

function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: orpc.vendorMonitoring.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.vendors.key() });
  };
}

export function useMonitoringChanges() {
  const refresh = useRefresh();
  const started = {
    onSuccess: (job: Job) => {
      noteJob(job);
      refresh();
    },
  };
  return {
    runAll: useMutation(orpc.vendorMonitoring.runs.add.mutationOptions(started)),
    run: useMutation(orpc.vendorMonitoring.vendor.runs.add.mutationOptions(started)),
    change: useMutation(orpc.vendorMonitoring.change.mutationOptions({ onSuccess: refresh })),
    cancel: useMutation(orpc.activity.jobs.cancellation.add.mutationOptions({ onSuccess: refresh })),
  };
}

/** How far a job is; when it ends, everything about vendors is asked for anew. */
export function useRunningJob(first: Job): Job {
  const job = useJob(first.id, first) ?? first;
  const refresh = useRefresh();
  const hasEnded = isOver(job);
  useEffect(() => {
    if (hasEnded) refresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it ends
  }, [hasEnded]);
  return job;
}
