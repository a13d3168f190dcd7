import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';
import { sessionQuery } from '../session.ts';

type Settings = Awaited<ReturnType<typeof orpc.organisations.settings.get.call>>;
export type { Settings };

/** Takes over what the server answered: the form's data at once, and the session, which name, colours and timezone come with. */
export function useTakeSettings(): (settings: Settings) => Promise<void> {
  const queryClient = useQueryClient();
  return async (settings) => {
    queryClient.setQueryData(orpc.organisations.settings.get.queryKey(), settings);
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
}

export function useChangeSettings() {
  const take = useTakeSettings();
  return useMutation(orpc.organisations.settings.change.mutationOptions({ onSuccess: take }));
}

export function useResetSettings() {
  const take = useTakeSettings();
  return useMutation(orpc.organisations.settings.remove.mutationOptions({ onSuccess: take }));
}

export function useRemoveLogo() {
  const take = useTakeSettings();
  return useMutation(orpc.organisations.logo.remove.mutationOptions({ onSuccess: take }));
}
