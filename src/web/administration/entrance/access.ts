import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { problemOf } from '../../kit/requests/problem.ts';
import { request } from '../../kit/requests/request.ts';
import { sessionQuery, signOut } from '../../people/session.ts';

interface Access {
  until: string;
  secondsLeft: number;
}

/** Why the administration cannot be entered, for the page of its door. */
export type Closed = 'expired' | 'denied';

/** Whether the administration is open in this session. It is asked again every minute and whenever the window is looked at. */
export const accessQuery = queryOptions({
  queryKey: ['administration access'],
  queryFn: () => request<Access>('GET', '/api/v1/administration/session'),
  staleTime: 0,
  retry: false,
});

export const isRefused = (error: unknown): boolean => [401, 403].includes(problemOf(error).status);

export function whyClosed(error: unknown): Closed | undefined {
  const { code } = problemOf(error);
  if (code === 'not_administrator') return 'denied';
  return code === 'administration_not_open' ? undefined : 'expired';
}

/** Asks for the administration to be opened, in this session or with a new one. @returns whether a code is asked for. */
export async function openAdministration(
  queryClient: QueryClient,
  proof: { email: string; password: string; code?: string },
): Promise<boolean> {
  try {
    const { needsCode } = await request<{ needsCode: boolean }>('POST', '/api/v1/administration/session', proof);
    if (needsCode) return true;
  } catch (error) {
    // Whoever does not belong there is signed out of the product too.
    if (whyClosed(error) === 'denied') queryClient.clear();
    throw error;
  }
  queryClient.clear();
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  return false;
}

/** Nothing that only administrators see stays in the tab. */
export function forgetAdministration(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: accessQuery.queryKey });
  queryClient.removeQueries({ queryKey: [['administration']] });
  queryClient.removeQueries({ queryKey: [['people', 'openingRequests']] });
}

export async function closeAdministration(queryClient: QueryClient): Promise<void> {
  await request('DELETE', '/api/v1/administration/session');
  forgetAdministration(queryClient);
}

/** Leaves an administration that the server has closed; who left the list of administrators is signed out. */
export async function leaveAdministration(queryClient: QueryClient, why: Closed): Promise<void> {
  forgetAdministration(queryClient);
  if (why === 'denied') await signOut(queryClient).catch(() => queryClient.clear());
}
