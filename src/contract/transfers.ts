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
    summary:
      'Server-sent events: what changed (subject and id) and how far jobs are; of more than 30 streams of a person the oldest ends',
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
    summary:
      'Upload the logo (multipart/form-data, one PNG, JPG, SVG or WebP file below 5 MB); it is drawn anew as PNG',
  },
  logo: {
    method: 'GET',
    path: '/organisation/logo/{sha256}',
    permission: 'dashboard.view',
    summary: 'The logo as PNG',
  },
  signInElsewhere: {
    method: 'GET',
    path: '/providers/{provider}/sign-in',
    permission: 'anyone',
    summary: 'Sends the browser to a provider to sign in there; ?redirect= is the page to come back to',
  },
  comeBack: {
    method: 'GET',
    path: '/providers/{provider}/callback',
    permission: 'anyone',
    summary: 'Where a provider sends the browser back to; opens the session, or leads to /login with the reason',
  },
  usersExport: {
    method: 'GET',
    path: '/users/export',
    permission: 'user_management.view',
    summary: 'Members and invited people as CSV, which an import reads',
  },
  auditTrailExport: {
    method: 'GET',
    path: '/activity/export',
    permission: 'audit_trail.view',
    summary: 'The filtered audit trail as CSV, newest first, with the hashes that chain its entries',
  },
  documentFile: {
    method: 'GET',
    path: '/documents/{id}/file',
    permission: 'documents.view',
    summary:
      'The original file of a document, as an attachment; with `format=pdf` its words under a head that says where it stands',
  },
  documentVersionFile: {
    method: 'GET',
    path: '/documents/{id}/versions/{number}/file',
    permission: 'documents.view',
    summary:
      'The file of a version, as it was approved, as an attachment; with `format=pdf` its words as a controlled PDF',
  },
  documentReadersExport: {
    method: 'GET',
    path: '/documents/{id}/readers/export',
    permission: 'documents.view',
    summary: 'Who is to read the version in force and who did, as CSV',
  },
  documentDraftFile: {
    method: 'GET',
    path: '/documents/{id}/draft/file',
    permission: 'documents.view',
    summary:
      'The working draft as an attachment: what was written here as `format` docx, md or pdf, a file as it is or as pdf',
  },
  templateFile: {
    method: 'GET',
    path: '/documents/templates/{key}/file',
    permission: 'documents.view',
    summary: 'A template as Markdown or CSV file, named by its title',
  },
  structureArchive: {
    method: 'GET',
    path: '/documents/generated-structures/archive',
    permission: 'documents.view',
    summary: 'A generated structure as ZIP archive of its folders and drafts',
  },
  assetsExport: {
    method: 'GET',
    path: '/assets/export',
    permission: 'assets.view',
    summary:
      'The filtered list of assets, or those named by `ids` (separated by commas), as CSV or, with `format=xlsx`, as Excel workbook; with `fields=all` every field that an import takes',
  },
  assetLabels: {
    method: 'GET',
    path: '/assets/labels',
    permission: 'assets.view',
    summary:
      'Labels with QR codes as PDF: `sheet`, `used` places, and `ids` (separated by commas) or the filter of the list',
  },
  assetCode: {
    method: 'GET',
    path: '/assets/{id}/code',
    permission: 'assets.view',
    summary: 'The QR code of an asset as SVG; it opens the asset',
  },
  statementOfApplicability: {
    method: 'GET',
    path: '/statements-of-applicability/{framework}',
    permission: 'export.pdf',
    summary:
      'The Statement of Applicability: `format` (pdf, docx, xlsx, csv), `language`, and `version` for one that was approved',
  },
  report: {
    method: 'GET',
    path: '/reports/{kind}/{framework}',
    permission: 'export.pdf',
    summary: 'The readiness report or the gap report (readiness, gaps): `format` (pdf, docx, xlsx, csv) and `language`',
  },
  vendorFile: {
    method: 'GET',
    path: '/vendor-file',
    permission: 'risk_management.view',
    summary: 'The vendors as a file: `format` (csv, xlsx), `language`, and the filters of the list',
  },
  riskReport: {
    method: 'GET',
    path: '/risk-reports/{kind}',
    permission: 'export.pdf',
    summary:
      'The risk register or the treatment plan (risk-register, treatment-plan): `format` (pdf, docx, xlsx, csv), `language`, and the filters of the register',
  },
  customFrameworkFile: {
    method: 'GET',
    path: '/organisation/custom-frameworks/{id}/file',
    permission: 'dashboard.view',
    summary:
      'A framework of the organisation’s own as `format` csv or yaml, which an upload reads; `template`: an example',
  },
  auditPackFile: {
    method: 'GET',
    path: '/audit-packs/{id}/file',
    permission: 'export.pdf',
    summary: 'An audit pack of one’s own as ZIP archive',
  },
  calendarFeed: {
    method: 'GET',
    path: '/calendar/{token}',
    permission: 'anyone',
    summary: 'A member’s calendar as iCalendar file, under the secret address they made (…/{secret}.ics); no session',
  },
  calendarExport: {
    method: 'GET',
    path: '/schedule/file',
    permission: 'dashboard.view',
    summary: 'The calendar as iCalendar file: events, one’s own tasks, and what follows from facts one may see',
  },
  certificateFile: {
    method: 'GET',
    path: '/awareness/certificates/{number}/file',
    permission: 'dashboard.view',
    summary: 'A certificate as PDF, for its holder and for who runs campaigns: `language`',
  },
  campaignExport: {
    method: 'GET',
    path: '/awareness/campaigns/{id}/export',
    permission: 'iso_readiness.edit',
    summary: 'A campaign person by person as CSV: `language`',
  },
  mailReportFile: {
    method: 'GET',
    path: '/awareness/mail-reports/{id}/file',
    permission: 'iso_readiness.edit',
    summary: 'A reported mail as it was given, as an attachment of plain text',
  },
  questionnaireFile: {
    method: 'GET',
    path: '/questionnaires/{id}/file',
    permission: 'risk_management.view',
    summary:
      'The questionnaire with its approved answers in the original file: `language`; `drafts=true` adds others, marked as drafts',
  },
  assessmentFile: {
    method: 'GET',
    path: '/vendor-assessments/{id}/workbook',
    permission: 'risk_management.view',
    summary:
      'The questions of an assessment with its answers as workbook, which is read back by its hidden keys: `language`',
  },
  addAssessmentFile: {
    method: 'POST',
    path: '/vendor-assessments/{id}/workbook',
    permission: 'risk_management.edit',
    summary: 'What a workbook that was filled in would change, the file as the body; nothing is written',
  },
  assessmentEvidence: {
    method: 'GET',
    path: '/vendor-evidence/{fileId}/file',
    permission: 'risk_management.view',
    summary: 'A document that a vendor gave as evidence, as an attachment',
  },
  answeringFile: {
    method: 'GET',
    path: '/vendor-answers/workbook',
    permission: 'anyone',
    summary: 'The same workbook for whoever holds the link, which stands in the header x-assessment-link: `language`',
  },
  addAnsweringFile: {
    method: 'POST',
    path: '/vendor-answers/workbook',
    permission: 'anyone',
    summary:
      'What a workbook would change, for whoever holds the link (header x-assessment-link), the file as the body',
  },
  addAnsweringEvidence: {
    method: 'POST',
    path: '/vendor-answers/files',
    permission: 'anyone',
    summary:
      'Give a document as evidence for `question`, named `name`, the file as the body (header x-assessment-link)',
  },
  addBackup: {
    method: 'POST',
    path: '/data/backups/uploads',
    permission: 'organization.manage',
    summary: 'Bring a backup here, the file as the body and its name as ?name=; it is checked and nothing changes',
  },
  backupFile: {
    method: 'GET',
    path: '/data/backups/{id}/file',
    permission: 'organization.manage',
    summary: 'A backup as an attachment',
  },
  supportBundle: {
    method: 'GET',
    path: '/support-bundle',
    permission: 'settings.edit',
    summary:
      'What somebody who helps needs to see, as JSON: versions, checks, counts, faults; no personal data, no values of settings',
  },
} as const satisfies Record<string, Transfer>;

export type TransferName = keyof typeof transfers;
