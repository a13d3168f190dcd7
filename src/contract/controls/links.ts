import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { Comment, CommentInput } from '#domain/controls/comment.ts';
import { LinkCounts, LinkedRequirement } from '#domain/controls/links.ts';
import { LinkedAsset } from '#domain/assets/links.ts';
import { LinkedDocument } from '#domain/documents/links.ts';
import { Language } from '#domain/organisations/language.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

const OfRequirement = z.object({ framework: z.string().max(60), requirementId: z.string().max(40) });
const Ids = z
  .array(z.uuid(issue('links_missing')))
  .min(1, issue('links_missing'))
  .max(50, limit('most_links_at_once'));
const Done = z.object({ linked: z.number().int() });

/** Documents and assets that people linked to a requirement. */
export const controlLinks = {
  counts: {
    list: endpoint({
      method: 'GET',
      path: '/control-links/{framework}',
      permission: 'iso_readiness.view',
      summary: 'How many documents, assets and comments each requirement has; those without any are left out',
      input: OfRequirement.pick({ framework: true }),
      output: z.array(LinkCounts),
    }),
  },
  documents: {
    list: endpoint({
      method: 'GET',
      path: '/controls/{framework}/{requirementId}/documents',
      permission: 'documents.view',
      summary: 'Documents linked to a requirement, page by page',
      input: OfRequirement.extend(Paging.shape),
      output: pageOf(LinkedDocument),
    }),
    add: endpoint({
      method: 'POST',
      path: '/controls/{framework}/{requirementId}/documents',
      permission: 'iso_readiness.edit',
      summary: 'Link documents to a requirement; those that are linked already stay so',
      input: OfRequirement.extend({ documentIds: Ids }),
      output: Done,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/controls/{framework}/{requirementId}/documents/{documentId}',
      permission: 'iso_readiness.edit',
      summary: 'Take a document off a requirement',
      input: OfRequirement.extend({ documentId: z.uuid() }),
      output: ById,
    }),
  },
  assets: {
    list: endpoint({
      method: 'GET',
      path: '/controls/{framework}/{requirementId}/assets',
      permission: 'assets.view',
      summary: 'Assets linked to a requirement, page by page',
      input: OfRequirement.extend(Paging.shape),
      output: pageOf(LinkedAsset),
    }),
    add: endpoint({
      method: 'POST',
      path: '/controls/{framework}/{requirementId}/assets',
      permission: 'iso_readiness.edit',
      summary: 'Link assets to a requirement; those that are linked already stay so',
      input: OfRequirement.extend({ assetIds: Ids }),
      output: Done,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/controls/{framework}/{requirementId}/assets/{assetId}',
      permission: 'iso_readiness.edit',
      summary: 'Take an asset off a requirement',
      input: OfRequirement.extend({ assetId: z.uuid() }),
      output: ById,
    }),
  },
  toAsset: {
    list: endpoint({
      method: 'GET',
      path: '/assets/{id}/requirements',
      permission: 'iso_readiness.view',
      summary: 'Requirements that an asset is linked to, page by page',
      input: ById.extend(Paging.shape).extend({ language: Language.optional() }),
      output: pageOf(LinkedRequirement),
    }),
  },
  toDocument: {
    list: endpoint({
      method: 'GET',
      path: '/documents/{id}/requirements',
      permission: 'iso_readiness.view',
      summary: 'Requirements that a document is linked to, page by page',
      input: ById.extend(Paging.shape).extend({ language: Language.optional() }),
      output: pageOf(LinkedRequirement),
    }),
  },
};

/** What people say about a requirement. Whoever may read the requirements may speak; nobody changes the words of another. */
export const controlComments = {
  list: endpoint({
    method: 'GET',
    path: '/controls/{framework}/{requirementId}/comments',
    permission: 'iso_readiness.view',
    summary: 'Comments on a requirement, newest first',
    input: OfRequirement.extend(Paging.shape),
    output: pageOf(Comment),
  }),
  add: endpoint({
    method: 'POST',
    path: '/controls/{framework}/{requirementId}/comments',
    permission: 'iso_readiness.view',
    summary: 'Say something about a requirement; members who are mentioned are told',
    input: OfRequirement.extend(CommentInput.shape),
    output: Comment,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/control-comments/{id}',
    permission: 'iso_readiness.view',
    summary: 'Change one’s own comment; members who are mentioned newly are told',
    input: ById.extend(CommentInput.shape),
    output: Comment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/control-comments/{id}',
    permission: 'iso_readiness.view',
    summary: 'Remove one’s own comment',
    input: ById,
    output: ById,
  }),
};
