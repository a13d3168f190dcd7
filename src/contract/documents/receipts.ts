import { z } from 'zod';
import { DocumentAudience, Publication, Reader, ToRead } from '#domain/documents/receipts.ts';
import { ById, endpoint, Nothing, Paging } from '../endpoint.ts';

/** Who is to read a document, and who did. */
export const receipts = {
  mine: endpoint({
    method: 'GET',
    path: '/documents/receipts/mine',
    permission: 'documents.view',
    summary: 'Documents that are given to me to read, those not read yet first',
    input: Nothing,
    output: z.array(ToRead),
  }),
  audiences: endpoint({
    method: 'GET',
    path: '/documents/receipts/audiences',
    permission: 'documents.edit',
    summary: 'Roles, departments and people a document can be given to: who may see documents',
    input: Nothing,
    output: z.object({
      roles: z.array(z.object({ id: z.string(), name: z.string() })),
      departments: z.array(z.string()),
      people: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/documents/{id}/readers',
    permission: 'documents.view',
    summary:
      'How many are to read the version in force and how many did; who they are, for who may edit documents or see the audit trail',
    input: ById.extend(Paging.shape).extend({ state: z.enum(['read', 'unread']).optional() }),
    output: z.object({
      publication: Publication.nullable(),
      rows: z.array(Reader),
      total: z.number().int(),
      asked: z.number().int(),
      read: z.number().int(),
      /** Of the person who asks: until when they are to read the version in force, and when they said that they did. */
      mine: z.object({ isAsked: z.boolean(), dueOn: z.string().nullable(), readAt: z.string().nullable() }),
    }),
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/documents/{id}/publication',
    permission: 'documents.edit',
    summary: 'Give the approved version to people to read; they are told, and every new version asks them again',
    input: ById.extend({ audience: DocumentAudience, dueOn: z.iso.date().nullish() }),
    output: Publication,
  }),
  unpublish: endpoint({
    method: 'DELETE',
    path: '/documents/{id}/publication',
    permission: 'documents.edit',
    summary: 'Ask nobody any more; what people said stays',
    input: ById,
    output: ById,
  }),
  add: endpoint({
    method: 'POST',
    path: '/documents/{id}/receipts',
    permission: 'documents.view',
    summary: 'Say that I have read and understood the version in force',
    input: ById.extend({ version: z.number().int().min(1).max(100_000) }),
    output: ToRead,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/documents/{id}/reminders',
    permission: 'documents.edit',
    summary: 'Remind those who have not read it yet',
    input: ById,
    output: z.object({ reminded: z.number().int() }),
  }),
};
