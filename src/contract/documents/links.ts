import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { LinkedAsset } from '#domain/assets/links.ts';
import { LinkedDocument } from '#domain/documents/links.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

const Ids = z
  .array(z.uuid(issue('links_missing')))
  .min(1, issue('links_missing'))
  .max(50, limit('most_links_at_once'));
const Done = z.object({ linked: z.number().int() });

/** Documents that people linked to assets. */
export const documentLinks = {
  ofAsset: {
    list: endpoint({
      method: 'GET',
      path: '/assets/{id}/documents',
      permission: 'documents.view',
      summary: 'Documents linked to an asset, page by page',
      input: ById.extend(Paging.shape),
      output: pageOf(LinkedDocument),
    }),
    add: endpoint({
      method: 'POST',
      path: '/assets/{id}/documents',
      permission: 'assets.edit',
      summary: 'Link documents to an asset; those that are linked already stay so',
      input: ById.extend({ documentIds: Ids }),
      output: Done,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/assets/{id}/documents/{documentId}',
      permission: 'assets.edit',
      summary: 'Take a document off an asset',
      input: ById.extend({ documentId: z.uuid() }),
      output: ById,
    }),
  },
  assets: {
    list: endpoint({
      method: 'GET',
      path: '/documents/{id}/assets',
      permission: 'assets.view',
      summary: 'Assets that a document is linked to, page by page',
      input: ById.extend(Paging.shape),
      output: pageOf(LinkedAsset),
    }),
    add: endpoint({
      method: 'POST',
      path: '/documents/{id}/assets',
      permission: 'assets.edit',
      summary: 'Link assets to a document; those that are linked already stay so',
      input: ById.extend({ assetIds: Ids }),
      output: Done,
    }),
  },
};
