import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client, orpc } from '../kit/requests/api.ts';
import { noteJob } from '../kit/requests/jobs.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';

interface Named {
  id: string;
  title: string;
}

/** What follows from which frameworks are in use. */
export function useRefreshFrameworks(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [
      orpc.frameworks.inUse.key(),
      orpc.readiness.key(),
      orpc.documents.key(),
      orpc.evidence.key(),
      orpc.controls.key(),
      orpc.activity.key(),
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
}

/** Takes a framework into use; the answer's job says how far the matching is. */
export function useUseFramework() {
  const { t } = useTranslation('frameworks');
  const refresh = useRefreshFrameworks();
  return useMutation({
    mutationFn: ({ id }: Named) => client.frameworks.inUse.add({ framework: id }),
    onSuccess: ({ job }, { title }) => {
      if (job) noteJob(job);
      toast('success', t('use.done', { title }));
    },
    onError: (error) => toast('error', messageOf(error)),
    onSettled: refresh,
  });
}

export function useStopFramework(onDone: () => void) {
  const { t } = useTranslation('frameworks');
  const refresh = useRefreshFrameworks();
  return useMutation({
    mutationFn: ({ id }: Named) => client.frameworks.inUse.remove({ framework: id }),
    onSuccess: ({ kept }, { title }) => {
      toast('info', t('stop.done', { title, ...kept }));
      onDone();
    },
    onError: (error) => toast('error', messageOf(error)),
    onSettled: refresh,
  });
}
