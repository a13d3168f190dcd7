import { z } from 'zod';
import { limit } from '#domain/issue.ts';
import { Job } from '#domain/activity/audit-entry.ts';
import { Document, DocumentChange } from '#domain/documents/document.ts';
import { GeneratedStructure, StructureWish } from '#domain/documents/generated-structure.ts';
import { OwnerName, StructureQuery } from '#domain/documents/structure-query.ts';
import { Template, TemplateCategory, TemplateKey, TemplateText } from '#domain/documents/template.ts';
import { Language } from '#domain/organisations/language.ts';
import { endpoint } from '../endpoint.ts';

const ByKey = z.object({ key: TemplateKey.max(80) });

/** Part of the documents' contract. */
export const templates = {
  list: endpoint({
    method: 'GET',
    path: '/documents/templates',
    permission: 'documents.view',
    summary: 'The templates of the catalogue, those that hold every word of a search',
    input: z.object({
      search: z.string().max(200).optional(),
      category: TemplateCategory.optional(),
      /** Only what helps to show this requirement of this framework, or any of it. */
      framework: z.string().max(60).optional(),
      requirementId: z.string().max(40).optional(),
      /** Of titles and descriptions. */
      language: Language.optional(),
    }),
    output: z.array(Template),
  }),
  get: endpoint({
    method: 'GET',
    path: '/documents/templates/{key}',
    permission: 'documents.view',
    summary: 'The text of a template in one language, or in English where it is not translated',
    input: ByKey.extend({ language: Language.optional() }),
    output: TemplateText,
  }),
  drafts: {
    add: endpoint({
      method: 'POST',
      path: '/documents/templates/{key}/drafts',
      permission: 'documents.edit',
      summary:
        'Make a draft of a template in a folder of the library, filled in with what is known of the organisation',
      input: ByKey.extend({
        language: Language.optional(),
        folder: z.string().trim().max(500, limit('most_characters')).optional(),
        title: DocumentChange.shape.title,
        owner: OwnerName,
      }),
      output: z.object({ document: Document, job: Job.nullable() }),
    }),
  },
};

/** Part of the documents' contract. */
export const generatedStructures = {
  get: endpoint({
    method: 'GET',
    path: '/documents/generated-structures',
    permission: 'documents.view',
    summary: 'Folders, documents and effort for a standard and an organisation; nothing is made',
    input: StructureQuery,
    output: GeneratedStructure,
  }),
  add: endpoint({
    method: 'POST',
    path: '/documents/generated-structures',
    permission: 'documents.edit',
    summary: 'Create a generated structure in the library; what is there is left as it is',
    input: StructureWish.extend({ language: Language.optional(), owner: OwnerName }),
    output: GeneratedStructure.extend({
      /** How much was made now, and how many documents were there before. */
      made: z.object({ folders: z.number().int(), drafts: z.number().int(), kept: z.number().int() }),
      job: Job.nullable(),
    }),
  }),
};
