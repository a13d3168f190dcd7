import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { Document } from '#domain/documents/document.ts';
import {
  DraftInput,
  NewDecision,
  NewSubmission,
  Submission,
  VersionHistory,
  VersionText,
  WorkingDraft,
} from '#domain/documents/versions/version.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

/** Versions of a document, the draft beside the one in force, and its way to approval. */
export const versions = {
  list: endpoint({
    method: 'GET',
    path: '/documents/{id}/versions',
    permission: 'documents.view',
    summary: 'The approved versions of a document, its working draft, and who was asked to approve what',
    input: ById,
    output: VersionHistory,
  }),
  get: endpoint({
    method: 'GET',
    path: '/documents/{id}/versions/{number}',
    permission: 'documents.view',
    summary: 'A version with its words, as they were approved',
    input: ById.extend({ number: z.coerce.number().int().min(0).max(100_000) }),
    output: VersionText,
  }),
};

export const drafts = {
  get: endpoint({
    method: 'GET',
    path: '/documents/{id}/draft',
    permission: 'documents.view',
    summary: 'The working draft of a document; not found where there is none',
    input: ById,
    output: WorkingDraft,
  }),
  add: endpoint({
    method: 'POST',
    path: '/documents/{id}/draft',
    permission: 'documents.edit',
    summary:
      'Start the next version: from the present words, from an earlier version, or with an uploaded file; what is being worked on already is answered',
    input: ById.extend({
      /** An earlier version to start from. */
      version: z.number().int().min(0).max(100_000).optional(),
      /** An uploaded file that is the next version. */
      fileId: z.uuid().optional(),
    }),
    output: WorkingDraft,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/documents/{id}/draft',
    permission: 'documents.edit',
    summary: 'Save the words of the draft; refused when somebody saved since `revision`',
    input: ById.extend(DraftInput.shape),
    output: WorkingDraft.omit({ text: true, blocks: true, markdown: true }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/documents/{id}/draft',
    permission: 'documents.edit',
    summary:
      'Give up the working draft; the version in force stays. With a `revision` only while nobody has saved since',
    input: ById.extend({ revision: DraftInput.shape.revision.optional() }),
    output: ById,
  }),
};

export const submissions = {
  /** What waits for the person who asks. */
  mine: endpoint({
    method: 'GET',
    path: '/documents/approvals',
    permission: 'documents.view',
    summary: 'Documents that wait for my approval',
    input: Nothing,
    output: z.array(z.object({ documentId: z.uuid(), title: z.string(), submission: Submission })),
  }),
  add: endpoint({
    method: 'POST',
    path: '/documents/{id}/submissions',
    permission: 'documents.edit',
    summary: 'Hand in the draft, or the document as it is, for approval',
    input: ById.extend(NewSubmission.shape),
    output: Submission,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/documents/{id}/decisions',
    permission: 'documents.view',
    summary: 'Approve what was handed in, or send it back: only who was asked to',
    input: ById.extend(NewDecision.shape).extend({ submissionId: z.uuid() }),
    output: z.object({ document: Document, submission: Submission }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/documents/{id}/submissions/withdrawal',
    permission: 'documents.edit',
    summary: 'Take back what was handed in, to work on it',
    input: ById,
    output: Submission,
  }),
};

export const obsolescence = {
  add: endpoint({
    method: 'POST',
    path: '/documents/{id}/obsolescence',
    permission: 'documents.edit',
    summary: 'Mark a document as obsolete: it is kept, and proposed as evidence no more',
    input: ById.extend({
      reason: z.string().trim().min(1, issue('reason_missing')).max(1000, limit('most_characters')),
    }),
    output: Document,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/documents/{id}/obsolescence',
    permission: 'documents.edit',
    summary: 'Take the mark of an obsolete document away',
    input: ById,
    output: Document,
  }),
};

/** A document that is written here. */
export const written = {
  add: endpoint({
    method: 'POST',
    path: '/documents/written',
    permission: 'documents.edit',
    summary: 'Begin a document that is written here',
    input: z.object({
      title: z.string().trim().min(1, issue('title_required')).max(300, limit('most_characters')),
      folder: z.string().trim().max(500).optional(),
    }),
    output: Document,
  }),
};
