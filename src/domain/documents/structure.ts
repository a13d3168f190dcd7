import type { PrimaryFramework } from '../organisations/settings.ts';

/**
 * What a folder of a recommended structure is for. What it is called when it is made says `messages/<language>/folder-names.json`, in the
 * language of whoever makes it; from then on the name is the organisation's.
 */
export const FOLDER_KINDS = [
  'policies',
  'procedures',
  'records',
  'risk-assessments',
  'data-mapping',
  'records-of-processing',
  'dsar',
  'privacy-notices',
  'controls',
  'evidence',
  'reports',
  'training',
  'baa',
  'incident-response',
  'saq',
  'network-diagrams',
  'asv-scans',
  'management-system',
  'plans',
  'registers',
  'audits',
] as const;
export type FolderKind = (typeof FOLDER_KINDS)[number];

/** The folders of each compliance model (specification, onboarding wizard). ISO 27001 has a Statement of Applicability file beside them. */
export const FOLDERS_OF: Record<PrimaryFramework, readonly FolderKind[]> = {
  'ISO 27001': ['policies', 'procedures', 'records', 'risk-assessments'],
  GDPR: ['data-mapping', 'policies', 'records-of-processing', 'dsar', 'privacy-notices'],
  'SOC 2': ['controls', 'evidence', 'policies', 'reports'],
  HIPAA: ['policies', 'training', 'baa', 'incident-response'],
  'PCI-DSS': ['saq', 'policies', 'network-diagrams', 'asv-scans'],
};
