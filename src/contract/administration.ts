import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const administration = {
  clientErrors: {
    add: endpoint({
      method: 'POST',
      path: '/client-errors',
      permission: 'anyone',
      summary: 'Report a fault of the interface to the server’s log; answers with the reference that finds it there',
      input: z.object({
        message: z.string().max(2000),
        stack: z.string().max(8000).optional(),
        path: z.string().max(500),
      }),
      output: z.object({ reference: z.string() }),
    }),
  },
};
