import type { Access } from './endpoint.ts';

interface Transfer {
  method: 'GET' | 'POST';
  path: `/${string}`;
  permission: Access;
  summary: string;
}

/** Routes that stream bytes or events and therefore stand beside the typed endpoints; the same gate guards them. */
export const transfers = {
  live: {
    method: 'GET',
    path: '/live',
    permission: 'dashboard.view',
    summary: 'Server-sent events: what changed (subject and id) and how far jobs are',
  },
  addFiles: {
    method: 'POST',
    path: '/files',
    permission: 'assets.edit',
    summary: 'Upload files (multipart/form-data); answers each with its id, or with why it was refused',
  },
  addLogo: {
    method: 'POST',
    path: '/organisation/logo',
    permission: 'settings.edit',
    summary: 'Upload the logo (multipart/form-data, one PNG, JPG, SVG or WebP file below 5 MB); it is drawn anew as PNG',
  },
  logo: {
    method: 'GET',
    path: '/organisation/logo/{sha256}',
    permission: 'dashboard.view',
    summary: 'The logo as PNG',
  },
  documentFile: {
    method: 'GET',
    path: '/documents/{id}/file',
    permission: 'documents.view',
    summary: 'The original file of a document, as an attachment',
  },
  assetsExport: {
    method: 'GET',
    path: '/assets/export',
    permission: 'assets.view',
    summary: 'The filtered list of assets as CSV',
  },
  statementOfApplicability: {
    method: 'GET',
    path: '/statements-of-applicability/{framework}',
    permission: 'export.pdf',
    summary: 'The Statement of Applicability as PDF',
  },
} as const satisfies Record<string, Transfer>;

export type TransferName = keyof typeof transfers;
