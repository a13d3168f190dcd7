/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */

/** What a document turned out to be. `unknown` when no type reaches a confidence of .35. */
export const DOCUMENT_TYPES = [
  'policy',
  'procedure',
  'plan',
  'register',
  'record',
  'report',
  'minutes',
  'contract',
  'form',
  'training',
  'statement',
  'unknown',
] as const;

/** `waiting` and `reading` belong to the job; `read` has text; `refused` says why it has none. */
export const DOCUMENT_STATES = ['waiting', 'reading', 'read', 'refused'] as const;
