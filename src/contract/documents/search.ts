import { z } from 'zod';
import { Hit } from '#domain/documents/search/hit.ts';
import { endpoint, pageOf, Paging } from '../endpoint.ts';

/** Full-text search over the words of all documents. */
export const search = {
  list: endpoint({
    method: 'GET',
    path: '/documents/search',
    permission: 'documents.view',
    summary:
      'Documents whose words match, best first, with the passages: words in any form, "exact words", or, and -without; accents do not matter',
    input: Paging.extend({ q: z.string().trim().min(1).max(200) }),
    output: pageOf(Hit),
  }),
};
