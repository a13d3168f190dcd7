import { z } from 'zod';
import { ApiToken, NewApiToken } from '#domain/people/api-token.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

export const tokens = {
  list: endpoint({
    method: 'GET',
    path: '/api-tokens',
    permission: 'settings.view',
    summary: 'Your API tokens in this organisation; everybody’s for who may manage the organisation',
    input: Nothing,
    output: z.array(ApiToken),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api-tokens',
    permission: 'settings.edit',
    summary:
      'Make an API token of yours, with no more than your own permissions; it is shown in this answer and never again',
    input: NewApiToken,
    output: z.object({ token: z.string(), apiToken: ApiToken }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api-tokens/{id}',
    permission: 'settings.edit',
    summary: 'Revoke an API token of yours, or anybody’s for who may manage the organisation; it stops working at once',
    input: ById,
    output: z.object({ id: z.uuid() }),
  }),
};
