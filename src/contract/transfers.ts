import { auditTrailSubject } from '#domain/activity/subject.ts';
import { backupSubject } from '#domain/administration/subject.ts';
import { assetSubject } from '#domain/assets/subject.ts';
import { campaignSubject, certificateSubject, mailReportSubject } from '#domain/awareness/subject.ts';
import { frameworkSubject } from '#domain/frameworks/subject.ts';
import { organisationSubject } from '#domain/organisations/subject.ts';
import { memberSubject } from '#domain/people/subject.ts';
import { auditPackSubject, readinessSubject, statementSubject } from '#domain/readiness/subject.ts';
import { riskSubject } from '#domain/risks/subject.ts';
import { calendarFeedSubject, eventSubject } from '#domain/schedule/subject.ts';
import { questionnaireSubject, vendorAssessmentSubject, vendorSubject } from '#domain/vendors/subject.ts';
import { documentTransfers } from './documents/transfers.ts';
import type { Transfer } from './endpoint.ts';

/** Routes that stream bytes or events and therefore stand beside the typed endpoints; the same gate guards them. */
export const transfers = {
  live: {
    method: 'GET',
    path: '/live',
    permission: 'dashboard.view',
    departs: null,
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
    departs: null,
    summary: 'The logo as PNG',
  },
  signInElsewhere: {
    method: 'GET',
    path: '/providers/{provider}/sign-in',
    permission: 'anyone',
    departs: null,
    summary: 'Sends the browser to a provider to sign in there; ?redirect= is the page to come back to',
  },
  comeBack: {
    method: 'GET',
    path: '/providers/{provider}/callback',
    permission: 'anyone',
    departs: null,
    summary: 'Where a provider sends the browser back to; opens the session, or leads to /login with the reason',
  },
  usersExport: {
    method: 'GET',
    path: '/users/export',
    permission: 'user_management.view',
    departs: memberSubject,
    summary: 'Members and invited people as CSV, which an import reads',
  },
  auditTrailExport: {
    method: 'GET',
    path: '/activity/export',
    permission: 'audit_trail.view',
    departs: auditTrailSubject,
    summary: 'The filtered audit trail as CSV, newest first, with the hashes that chain its entries',
  },
  ...documentTransfers,
  assetsExport: {
    method: 'GET',
    path: '/assets/export',
    permission: 'assets.view',
    departs: assetSubject,
    summary:
      'The filtered list of assets, or those named by `ids` (separated by commas), as CSV or, with `format=xlsx`, as Excel workbook; with `fields=all` every field that an import takes',
  },
  assetLabels: {
    method: 'GET',
    path: '/assets/labels',
    permission: 'assets.view',
    departs: assetSubject,
    summary:
      'Labels with QR codes as PDF: `sheet`, `used` places, and `ids` (separated by commas) or the filter of the list',
  },
  assetCode: {
    method: 'GET',
    path: '/assets/{id}/code',
    permission: 'assets.view',
    departs: null,
    summary: 'The QR code of an asset as SVG; it opens the asset',
  },
  statementOfApplicability: {
    method: 'GET',
    path: '/statements-of-applicability/{framework}',
    permission: 'export.pdf',
    departs: statementSubject,
    summary:
      'The Statement of Applicability: `format` (pdf, docx, xlsx, csv), `language`, and `version` for one that was approved',
  },
  report: {
    method: 'GET',
    path: '/reports/{kind}/{framework}',
    permission: 'export.pdf',
    departs: readinessSubject,
    summary: 'The readiness report or the gap report (readiness, gaps): `format` (pdf, docx, xlsx, csv) and `language`',
  },
  vendorFile: {
    method: 'GET',
    path: '/vendor-file',
    permission: 'risk_management.view',
    departs: vendorSubject,
    summary: 'The vendors as a file: `format` (csv, xlsx), `language`, and the filters of the list',
  },
  riskReport: {
    method: 'GET',
    path: '/risk-reports/{kind}',
    permission: 'export.pdf',
    departs: riskSubject,
    summary:
      'The risk register or the treatment plan (risk-register, treatment-plan): `format` (pdf, docx, xlsx, csv), `language`, and the filters of the register',
  },
  customFrameworkFile: {
    method: 'GET',
    path: '/organisation/custom-frameworks/{id}/file',
    permission: 'dashboard.view',
    departs: frameworkSubject,
    summary:
      'A framework of the organisation’s own as `format` csv or yaml, which an upload reads; `template`: an example',
  },
  auditPackFile: {
    method: 'GET',
    path: '/audit-packs/{id}/file',
    permission: 'export.pdf',
    departs: auditPackSubject,
    summary: 'An audit pack of one’s own as ZIP archive',
  },
  calendarFeed: {
    method: 'GET',
    path: '/calendar/{token}',
    permission: 'anyone',
    departs: calendarFeedSubject,
    summary: 'A member’s calendar as iCalendar file, under the secret address they made (…/{secret}.ics); no session',
  },
  calendarExport: {
    method: 'GET',
    path: '/schedule/file',
    permission: 'dashboard.view',
    departs: eventSubject,
    summary: 'The calendar as iCalendar file: events, one’s own tasks, and what follows from facts one may see',
  },
  certificateFile: {
    method: 'GET',
    path: '/awareness/certificates/{number}/file',
    permission: 'dashboard.view',
    departs: certificateSubject,
    summary: 'A certificate as PDF, for its holder and for who runs campaigns: `language`',
  },
  campaignExport: {
    method: 'GET',
    path: '/awareness/campaigns/{id}/export',
    permission: 'iso_readiness.edit',
    departs: campaignSubject,
    summary: 'A campaign person by person as CSV: `language`',
  },
  mailReportFile: {
    method: 'GET',
    path: '/awareness/mail-reports/{id}/file',
    permission: 'iso_readiness.edit',
    departs: mailReportSubject,
    summary: 'A reported mail as it was given, as an attachment of plain text',
  },
  questionnaireFile: {
    method: 'GET',
    path: '/questionnaires/{id}/file',
    permission: 'risk_management.view',
    departs: questionnaireSubject,
    summary:
      'The questionnaire with its approved answers in the original file: `language`; `drafts=true` adds others, marked as drafts',
  },
  assessmentFile: {
    method: 'GET',
    path: '/vendor-assessments/{id}/workbook',
    permission: 'risk_management.view',
    departs: vendorAssessmentSubject,
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
    departs: vendorAssessmentSubject,
    summary: 'A document that a vendor gave as evidence, as an attachment',
  },
  answeringFile: {
    method: 'GET',
    path: '/vendor-answers/workbook',
    permission: 'anyone',
    departs: null,
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
    departs: backupSubject,
    summary: 'A backup as an attachment',
  },
  supportBundle: {
    method: 'GET',
    path: '/support-bundle',
    permission: 'settings.edit',
    departs: organisationSubject,
    summary:
      'What somebody who helps needs to see, as JSON: versions, checks, counts, faults; no personal data, no values of settings',
  },
} as const satisfies Record<string, Transfer>;

export type TransferName = keyof typeof transfers;
