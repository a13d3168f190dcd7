import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

export type NotificationSettings = Awaited<ReturnType<typeof orpc.activity.notifications.settings.get.call>>;

export function useNotificationSettings() {
  return useQuery(orpc.activity.notifications.settings.get.queryOptions());
}

/** Keeps what the server answered, and says so. */
function useTake(saved: string) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (settings: NotificationSettings) => {
      queryClient.setQueryData(orpc.activity.notifications.settings.get.queryKey(), settings);
      toast('success', saved);
    },
    onError: (error: unknown) => toast('error', messageOf(error)),
  };
}

export function useChangeChoices(saved: string) {
  return useMutation(orpc.activity.notifications.choices.change.mutationOptions(useTake(saved)));
}

export function useChangeTerms(saved: string) {
  return useMutation(orpc.activity.notifications.settings.change.mutationOptions(useTake(saved)));
}
