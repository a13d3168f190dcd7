import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { sessionQuery } from '../../people/session.ts';
import { accessQuery, isRefused, whyClosed } from './access.ts';

const A_MINUTE = 60_000;

/** For `beforeLoad` of the administration: who has not opened it goes to its door, and comes back to this page afterwards. */
export async function requireAdministration(queryClient: QueryClient, href: string): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (!session) throw redirect({ to: PAGES.adminLogin, search: { redirect: href } });
  try {
    await queryClient.fetchQuery({ ...accessQuery, staleTime: A_MINUTE });
  } catch (error) {
    if (!isRefused(error)) throw error;
    // On the way in, not belonging here is said when somebody signs in, not before.
    const why = whyClosed(error) === 'expired' ? 'expired' : undefined;
    throw redirect({ to: PAGES.adminLogin, search: { redirect: href, ...(why && { why }) } });
  }
}
