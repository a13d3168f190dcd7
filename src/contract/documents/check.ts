import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import { Objection } from '#domain/documents/check/objection.ts';
import { OBJECTION_KINDS, SEVERITIES } from '#domain/documents/check/values.ts';
import { endpoint, Nothing, Paging } from '../endpoint.ts';

const Counted = z.object({ kind: z.enum(OBJECTION_KINDS), severity: z.enum(SEVERITIES), count: z.number().int() });

/** What an auditor would object to in the library. */
export const check = {
  list: endpoint({
    method: 'GET',
    path: '/documents/check',
    permission: 'documents.view',
    summary:
      'What an auditor would object to, gravest first, each with its passage; counts are those of the whole library or of the document',
    input: Paging.extend({
      kind: z.enum(OBJECTION_KINDS).optional(),
      severity: z.enum(SEVERITIES).optional(),
      documentId: z.uuid().optional(),
    }),
    output: z.object({
      rows: z.array(Objection),
      total: z.number().int(),
      /** Without the filters by kind and severity; kinds without an objection are left out. */
      counts: z.array(Counted),
      /** How many documents were looked at, how many of them have something, and how many wait for the rules. */
      documents: z.object({ checked: z.number().int(), objected: z.number().int(), unchecked: z.number().int() }),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/documents/check',
    permission: 'documents.edit',
    summary: 'Read every document for the check anew, with the present rules',
    input: Nothing,
    output: Job,
  }),
};
