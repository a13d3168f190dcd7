import { z } from 'zod';
import { Filled, NewFilling, OpenBlanks } from '#domain/documents/blanks/filling.ts';
import { endpoint } from '../endpoint.ts';

/** Places that templates left open, over all documents that are not approved yet. */
export const blanks = {
  list: endpoint({
    method: 'GET',
    path: '/documents/blanks',
    permission: 'documents.view',
    summary: 'Blanks of drafts and documents that were never approved, with what is known for each and where it stands',
    input: z.object({ documentId: z.uuid().optional() }),
    output: OpenBlanks,
  }),
  fill: endpoint({
    method: 'POST',
    path: '/documents/blanks',
    permission: 'documents.edit',
    summary: 'Fill in blanks of many documents at once; files become drafts that are written here and stay themselves',
    input: NewFilling,
    output: Filled,
  }),
};
