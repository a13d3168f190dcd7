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

/** The folders of a framework that names none. */
export const USUAL_FOLDERS: readonly FolderKind[] = ['policies', 'procedures', 'records', 'evidence'];
