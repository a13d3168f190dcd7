import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { contract } from '#contract/contract.ts';
import { requestHeaders } from './current-organisation.ts';

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api/v1`,
  headers: () => requestHeaders(),
  fetch: async (input, init) => readable(await fetch(input, { ...init, credentials: 'same-origin' })),
  // Our answers are problems (RFC 9457); left to itself the client hides their code and issues in its own error.
  customErrorResponseBodyDecoder: (body, { status }) => new ORPCError('PROBLEM', { status, data: body }),
});

/** The client takes application/problem+json for a file; it is JSON. */
function readable(response: Response): Response {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response;
  return new Response(response.body, { status: response.status, headers: { 'content-type': 'application/json' } });
}

/** The typed client: `await client.assets.list({ page: 0 })`. */
export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** The same for TanStack Query: `useQuery(orpc.assets.list.queryOptions({ input }))`, `useMutation(orpc.assets.add.mutationOptions())`. */
export const orpc = createTanstackQueryUtils(client);
