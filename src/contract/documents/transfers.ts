import { documentSubject } from '#domain/documents/subject.ts';
import type { Transfer } from '../endpoint.ts';

/** Files of documents, templates and generated structures. */
export const documentTransfers = {
  documentFile: {
    method: 'GET',
    path: '/documents/{id}/file',
    permission: 'documents.view',
    departs: documentSubject,
    summary:
      'The original file of a document, as an attachment; with `format=pdf` its words under a head that says where it stands',
  },
  documentVersionFile: {
    method: 'GET',
    path: '/documents/{id}/versions/{number}/file',
    permission: 'documents.view',
    departs: documentSubject,
    summary:
      'The file of a version, as it was approved, as an attachment; with `format=pdf` its words as a controlled PDF',
  },
  documentReadersExport: {
    method: 'GET',
    path: '/documents/{id}/readers/export',
    permission: 'documents.view',
    departs: documentSubject,
    summary: 'Who is to read the version in force and who did, as CSV',
  },
  documentDraftFile: {
    method: 'GET',
    path: '/documents/{id}/draft/file',
    permission: 'documents.view',
    departs: documentSubject,
    summary:
      'The working draft as an attachment: what was written here as `format` docx, md or pdf, a file as it is or as pdf',
  },
  templateFile: {
    method: 'GET',
    path: '/documents/templates/{key}/file',
    permission: 'documents.view',
    departs: null,
    summary: 'A template as Markdown or CSV file, named by its title',
  },
  structureArchive: {
    method: 'GET',
    path: '/documents/generated-structures/archive',
    permission: 'documents.view',
    departs: null,
    summary: 'A generated structure as ZIP archive of its folders and drafts',
  },
} as const satisfies Record<string, Transfer>;
