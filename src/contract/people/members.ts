import { z } from 'zod';
import { endpoint, Nothing } from '../endpoint.ts';

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/members',
    permission: 'iso_readiness.view',
    summary: 'People who may be named as owner: name and id, nothing else',
    input: Nothing,
    output: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
};
