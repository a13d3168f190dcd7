import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { Job } from '#domain/activity/audit-entry.ts';
import { AcceptedType, Document, DocumentChange, DocumentReading, Review } from '#domain/documents/document.ts';
import { Folder, Structure } from '#domain/documents/folder.ts';
import { ModelReading } from '#domain/documents/model-analysis.ts';
import { DOCUMENT_STATES } from '#domain/documents/values.ts';
import { DocumentType } from '#domain/documents/analysis.ts';
import { CLASSIFICATIONS, DOCUMENT_STATUSES } from '#domain/documents/versions/values.ts';
import { Language } from '#domain/organisations/language.ts';
import { PrimaryFramework } from '#domain/organisations/settings.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';
import { documentLinks } from './documents/links.ts';
import { blanks } from './documents/blanks.ts';
import { check } from './documents/check.ts';
import { receipts } from './documents/receipts.ts';
import { search } from './documents/search.ts';
import { drafts, obsolescence, submissions, versions, written } from './documents/versions.ts';
import { generatedStructures, templates } from './documents/templates.ts';

const FolderPath = z.string().trim().min(1, issue('folder_missing')).max(500, limit('most_characters'));

export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/documents',
    permission: 'documents.view',
    summary: 'The document library, page by page',
    input: Paging.extend({
      search: z.string().max(200).optional(),
      state: z.enum(DOCUMENT_STATES).optional(),
      type: DocumentType.optional(),
      folder: z.string().max(500).optional(),
      isDraft: z.stringbool().optional(),
      /** Only what is due for review today. */
      review: z.literal('due').optional(),
      status: z.enum(DOCUMENT_STATUSES).optional(),
      classification: z.enum(CLASSIFICATIONS).optional(),
      /** A person's id, `me`, or `none`. */
      owner: z.string().max(60).optional(),
      sort: z.enum(['title', 'uploadedAt', 'type', 'state', 'size']).optional(),
      direction: z.enum(['asc', 'desc']).optional(),
    }),
    output: pageOf(Document),
  }),
  folders: {
    list: endpoint({
      method: 'GET',
      path: '/documents/folders',
      permission: 'documents.view',
      summary: 'The folders of the library with their counts, the empty ones as well',
      input: Nothing,
      output: z.array(Folder),
    }),
    add: endpoint({
      method: 'POST',
      path: '/documents/folders',
      permission: 'documents.edit',
      summary: 'Make a folder; slashes make folders within folders',
      input: z.object({ folder: FolderPath }),
      output: Folder,
    }),
    move: endpoint({
      method: 'POST',
      path: '/documents/folders/moves',
      permission: 'documents.edit',
      summary: 'Rename a folder or move it into another, with everything in it',
      input: z.object({ from: FolderPath, to: FolderPath }),
      output: z.object({ folder: z.string(), documents: z.number().int() }),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/documents/folders/{id}',
      permission: 'documents.edit',
      summary: 'Remove an empty folder; refused while documents are in it',
      input: ById,
      output: z.object({ id: z.uuid() }),
    }),
  },
  structures: {
    list: endpoint({
      method: 'GET',
      path: '/documents/structures',
      permission: 'documents.view',
      summary:
        'The frameworks that have a recommended structure, by what it is asked for with (`model`), and their ids',
      input: Nothing,
      output: z.array(z.object({ model: z.string(), framework: z.string() })),
    }),
    get: endpoint({
      method: 'GET',
      path: '/documents/structures/{model}',
      permission: 'documents.view',
      summary: 'The recommended folders and drafts of a framework, and which of them are there',
      input: z.object({ model: PrimaryFramework, language: Language.optional() }),
      output: Structure,
    }),
    add: endpoint({
      method: 'POST',
      path: '/documents/structures',
      permission: 'documents.edit',
      summary: 'Create the recommended folders and drafts of a framework; what is there is left as it is',
      input: z.object({ model: PrimaryFramework, language: Language.optional() }),
      output: Structure.extend({
        /** How much was made now. */
        made: z.object({ folders: z.number().int(), drafts: z.number().int() }),
        job: Job.nullable(),
      }),
    }),
  },
  links: documentLinks,
  templates,
  generatedStructures,
  blanks,
  check,
  search,
  receipts,
  versions,
  drafts,
  submissions,
  obsolescence,
  written,
  get: endpoint({
    method: 'GET',
    path: '/documents/{id}',
    permission: 'documents.view',
    summary: 'A document, its text and what the engine says of it',
    input: ById,
    output: DocumentReading,
  }),
  add: endpoint({
    method: 'POST',
    path: '/documents',
    permission: 'documents.edit',
    summary: 'File uploaded files in the library and read them; a file that is there already is named, not added twice',
    input: z.object({
      files: z
        .array(z.object({ fileId: z.uuid(), folder: z.string().max(500).optional() }))
        .min(1)
        .max(200),
    }),
    output: z.object({
      job: Job.nullable(),
      /** In the order of the files asked for, without those in `present`. */
      added: z.array(Document),
      present: z.array(z.object({ fileId: z.uuid(), fileName: z.string(), documentId: z.uuid(), title: z.string() })),
    }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/documents/{id}',
    permission: 'documents.edit',
    summary: 'Change what stands on a document: its title, folder, owner, classification, number and review cycle',
    input: ById.extend(DocumentChange.shape),
    output: Document,
  }),
  changes: {
    add: endpoint({
      method: 'POST',
      path: '/documents/changes',
      permission: 'documents.edit',
      summary: 'Move several documents, or give them an owner or a classification, all or none',
      input: z.object({
        ids: z.array(z.uuid()).min(1, issue('documents_missing')).max(500, limit('most_documents')),
        change: DocumentChange.pick({ folder: true, ownerId: true, classification: true }),
      }),
      output: z.object({ changed: z.number().int() }),
    }),
  },
  remove: endpoint({
    method: 'DELETE',
    path: '/documents/{id}',
    permission: 'documents.edit',
    summary: 'Remove a document; refused while accepted evidence stands on it',
    input: ById,
    output: z.object({ id: z.uuid() }),
  }),
  readings: {
    add: endpoint({
      method: 'POST',
      path: '/documents/{id}/readings',
      permission: 'documents.edit',
      summary: 'Read the document again with the present engine and catalogue; decisions stay',
      input: ById,
      output: Job,
    }),
  },
  modelReadings: {
    get: endpoint({
      method: 'GET',
      path: '/documents/{id}/model-reading',
      permission: 'documents.view',
      summary: "What came of asking the organisation's language model about the document; null where none was asked",
      input: ById,
      output: z.object({ reading: ModelReading.nullable() }),
    }),
  },
  reviews: {
    add: endpoint({
      method: 'POST',
      path: '/documents/{id}/reviews',
      permission: 'documents.edit',
      summary: 'Say that the document was reviewed today and still holds',
      input: ById.extend(Review.shape),
      output: Document,
    }),
  },
  acceptance: {
    add: endpoint({
      method: 'POST',
      path: '/documents/{id}/acceptance',
      permission: 'documents.edit',
      summary:
        'Accept the classification, or another type in its place; with a language, file what lies in no folder by its type',
      input: ById.extend(AcceptedType.shape).extend({
        /** The language in which the folder of its type is named, should it have to be made. */
        filedIn: Language.optional(),
      }),
      output: Document,
    }),
  },
};
