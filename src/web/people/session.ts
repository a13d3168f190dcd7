import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Session } from '#domain/people/session.ts';
import { chooseOrganisation, currentOrganisation } from '../kit/requests/current-organisation.ts';
import { forgetJobs } from '../kit/requests/jobs.ts';
import { problemOf } from '../kit/requests/problem.ts';
import { request } from '../kit/requests/request.ts';
import { chooseTimeZone } from '../kit/time-zone.ts';
import { applyBrand } from '../theme/brand.ts';

/** Who is signed in; null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: 60_000,
});

async function readSession(): Promise<Session | null> {
  try {
    return noteSession(await request<Session>('GET', '/api/v1/session'));
  } catch (error) {
    const { status } = problemOf(error);
    if (status === 401) return null;
    // The remembered organisation is gone or no longer ours: start again without it.
    if ((status === 403 || status === 404) && currentOrganisation()) {
      chooseOrganisation(null);
      return noteSession(await request<Session>('GET', '/api/v1/session'));
    }
    throw error;
  }
}

function noteSession(session: Session): Session {
  chooseOrganisation(session.organisation?.id ?? null);
  if (session.organisation) applyBrand(session.organisation);
  chooseTimeZone(session.organisation?.timezone);
  return session;
}

/** The session within signed-in pages, where the route has made sure that there is one. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('A signed-in page was shown without a session');
  return data;
}

/** Signs in; throws a problem that says why not. @returns the ticket for the second step where one is asked for. */
export async function signIn(queryClient: QueryClient, email: string, password: string): Promise<string | null> {
  const { ticket } = await request<{ ticket: string | null }>('POST', '/api/v1/session', { email, password });
  if (ticket) return ticket;
  queryClient.clear();
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  return null;
}

/** Ends the session on the server and leaves nothing of it in the tab. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await request('DELETE', '/api/v1/session').catch((error: unknown) => {
    // It had ended by itself.
    if (problemOf(error).status !== 401) throw error;
  });
  chooseOrganisation(null);
  localStorage.removeItem('branding');
  sessionStorage.clear();
  forgetJobs();
  queryClient.clear();
}

/** Goes on in another organisation, here and on the next sign-in: everything shown so far belongs to the old one. */
export async function switchOrganisation(queryClient: QueryClient, id: string): Promise<void> {
  await request('PATCH', '/api/v1/session', { organisationId: id });
  chooseOrganisation(id);
  forgetJobs();
  queryClient.clear();
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}
