import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganisationProfile, ProfileChange } from '#domain/organisations/profile.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { sessionQuery } from '../../people/session.ts';

export function useProfile() {
  return useQuery(orpc.organisations.profile.get.queryOptions());
}

/** The analysis; asked for when it is to be seen, and anew whenever it may have become another one. */
export function useSetupAnalysis(isWanted: boolean) {
  const language = useLanguage();
  return useQuery(
    orpc.readiness.setupAnalysis.get.queryOptions({
      input: { language },
      enabled: isWanted,
      retry: false,
      staleTime: 0,
    }),
  );
}

/** Keeps answers. The name of the organisation is a setting: it is kept apart, and only where it was changed. */
export function useKeepAnswers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, ...change }: ProfileChange & { name?: string }) => {
      if (name !== undefined) {
        await orpc.organisations.settings.change.call({ name });
        await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }
      return orpc.organisations.profile.change.call(change);
    },
    onSuccess: async (profile: OrganisationProfile) => {
      queryClient.setQueryData(orpc.organisations.profile.get.queryKey(), profile);
      await queryClient.invalidateQueries({ queryKey: orpc.readiness.key() });
    },
  });
}
