import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import { Backup, CollectionFacts } from '#domain/administration/backup.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

const Confirmed = z.object({ confirmation: z.string().max(200) });

export const data = {
  collections: {
    list: endpoint({
      method: 'GET',
      path: '/data/collections',
      permission: 'organization.manage',
      summary: 'What the organisation keeps: records, last change and bytes of each collection, and of its files',
      input: Nothing,
      output: z.object({
        version: z.string(),
        lastUpdated: z.string().nullable(),
        collections: z.array(CollectionFacts),
        files: z.object({ count: z.number().int(), bytes: z.number().int() }),
        bytes: z.number().int(),
        /** Bytes that a file to restore may have. */
        restoreLimit: z.number().int(),
      }),
    }),
    get: endpoint({
      method: 'GET',
      path: '/data/collections/{name}',
      permission: 'organization.manage',
      summary: 'The same of one collection',
      input: z.object({ name: z.string().max(60) }),
      output: CollectionFacts,
    }),
  },
  backups: {
    list: endpoint({
      method: 'GET',
      path: '/data/backups',
      permission: 'organization.manage',
      summary: 'Backups that were made or brought here within a day, newest first',
      input: Nothing,
      output: z.array(Backup),
    }),
    add: endpoint({
      method: 'POST',
      path: '/data/backups',
      permission: 'organization.manage',
      summary: 'Make a backup of everything the organisation keeps, of one moment; with the files themselves if asked',
      input: z.object({ includesFiles: z.boolean().optional() }),
      output: z.object({ backup: Backup, job: Job }),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/data/backups/{id}',
      permission: 'organization.manage',
      summary: 'Remove a backup from the server before its day is over',
      input: ById,
      output: z.object({ id: z.uuid() }),
    }),
  },
  restorations: {
    add: endpoint({
      method: 'POST',
      path: '/data/backups/{id}/restorations',
      permission: 'organization.manage',
      summary: 'Replace all that the organisation keeps by a checked backup; `confirmation` is the organisation’s name',
      input: ById.extend(Confirmed.shape),
      output: Job,
    }),
  },
  erasure: {
    add: endpoint({
      method: 'POST',
      path: '/data/erasure',
      permission: 'organization.manage',
      summary: 'Erase the organisation with all it keeps; `confirmation` is its name',
      input: Confirmed,
      output: z.object({ accountsErased: z.number().int(), isSignedOut: z.boolean() }),
    }),
  },
};
