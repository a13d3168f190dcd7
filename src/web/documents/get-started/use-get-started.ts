import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '#domain/people/session.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { request } from '../../kit/requests/request.ts';
import { toast } from '../../kit/toast.ts';
import { sessionQuery, useSession } from '../../people/session.ts';

/** The wizard stands before the dashboard until both marks are set. */
export function useNeedsGetStarted(): boolean {
  const { user } = useSession();
  const isOpen = !user.onboarded || !user.getStartedCompleted;
  const { mutate } = useFinish();
  useEffect(() => {
    // Who develops is not asked again on every fresh database.
    if (isOpen && import.meta.env.DEV) mutate();
  }, [isOpen, mutate]);
  return isOpen && !import.meta.env.DEV;
}

/** Sets both marks, and so shows the dashboard. */
export function useFinish() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<Session>('PATCH', '/api/v1/session', { onboarded: true, getStartedCompleted: true }),
    onSuccess: (session) => queryClient.setQueryData(sessionQuery.queryKey, session),
    onError: (error) => toast('error', messageOf(error)),
  });
}
