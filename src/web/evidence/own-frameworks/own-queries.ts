import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CustomFramework } from '#domain/frameworks/custom/upload.ts';
import { useRefreshFrameworks } from '../../frameworks/use-choice.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

export function useOwnFrameworks() {
  return useQuery(orpc.frameworks.custom.list.queryOptions());
}

/** Everything that names a framework, its requirements or what follows from them. */
export function useRefreshOwn(): () => void {
  const queryClient = useQueryClient();
  const refresh = useRefreshFrameworks();
  return () => {
    void queryClient.invalidateQueries({ queryKey: orpc.frameworks.key() });
    refresh();
  };
}

export function useRemoveOwn(onDone: () => void) {
  const { t } = useTranslation('mapping');
  const refresh = useRefreshOwn();
  return useMutation({
    mutationFn: ({ id }: CustomFramework) => client.frameworks.custom.remove({ id }),
    onSuccess: ({ title }) => {
      toast('info', t('own.removed', { title }));
      onDone();
    },
    onError: (error) => toast('error', messageOf(error)),
    onSettled: refresh,
  });
}

export function useReturnOwn() {
  const { t } = useTranslation('mapping');
  const refresh = useRefreshOwn();
  return useMutation({
    mutationFn: ({ id }: CustomFramework) => client.frameworks.custom.return.add({ id }),
    onSuccess: ({ title }) => toast('success', t('own.returned', { title })),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: refresh,
  });
}

export const fileHref = (id: string, format: 'csv' | 'yaml') =>
  `/api/v1/organisation/custom-frameworks/${encodeURIComponent(id)}/file?format=${format}`;
