import type { DocumentType } from './analysis.ts';
import type { FolderKind } from './structure.ts';

/** In which folder of the library a document of a type is filed. */
export const FOLDER_OF_TYPE: Record<Exclude<DocumentType, 'unknown'>, FolderKind> = {
  policy: 'policies',
  statement: 'policies',
  procedure: 'procedures',
  plan: 'procedures',
  register: 'records',
  record: 'records',
  minutes: 'records',
  form: 'records',
  contract: 'records',
  report: 'reports',
  training: 'training',
};
