import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { switchOrganisation, useSession } from './session.ts';

/** Goes on in another organisation, at its dashboard: what the address names may not exist there. */
export function useGoTo(): (organisationId: string) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { organisation } = useSession();
  return async (id) => {
    if (id === organisation?.id) return;
    try {
      await switchOrganisation(queryClient, id);
      router.history.push(PAGES.app);
      await router.invalidate();
    } catch (error) {
      toast('error', messageOf(error));
    }
  };
}
