import type { QueryClient } from '@tanstack/react-query';
import { request } from '../kit/requests/request.ts';
import { sessionQuery } from './session.ts';

/** After the server opened a session: nothing that was read before it is true any more. */
export async function beginSession(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** The second step. Throws a problem that says why not. */
export async function signInWithCode(queryClient: QueryClient, ticket: string, code: string): Promise<void> {
  await request('POST', '/api/v1/session/second-factor', { ticket, code });
  await beginSession(queryClient);
}
