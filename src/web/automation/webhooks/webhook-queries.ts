import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '#domain/automation/webhook.ts';
import { orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

export function useEndpoints(isWanted = true) {
  return useQuery(orpc.automation.webhooks.list.queryOptions({ enabled: isWanted }));
}

/** Live events name `webhooks`; the queries stand below `automation`. */
export function useRefreshWebhooks(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: orpc.automation.webhooks.key() });
}

/** While something waits the list looks again every few seconds. */
export function useDeliveries(
  id: string,
  filter: { page: number; pageSize: number; state?: WebhookDelivery['state'] | undefined },
) {
  return useQuery({
    ...orpc.automation.webhooks.deliveries.list.queryOptions({ input: { id, ...filter } }),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(({ state }) => state === 'waiting') ? 2000 : false),
  });
}

export function useTryEndpoint(text: { sent: string }) {
  const refresh = useRefreshWebhooks();
  return useMutation(
    orpc.automation.webhooks.trials.add.mutationOptions({
      onSuccess: () => {
        toast('success', text.sent);
        refresh();
      },
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
}
