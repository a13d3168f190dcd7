/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */

/** What a document may be, which requirements say too; `unknown` when no type reaches a confidence of .35. */
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

/**
 * What becomes of requirements from one edition to the next. `same`: word for word; `reworded`: asks for something else or more; `split`: one of
 * several that carry on the same one; `merged`: carries on several; `new`: carries on none; `withdrawn`: nothing carries it on.
 */
export const EDITION_CHANGES = ['same', 'reworded', 'split', 'merged', 'new', 'withdrawn'] as const;

/** How two requirements relate as sets of what they ask for (set theory relationships of NIST IR 8477); no edge says that there is none. */
export const RELATIONS = ['equal', 'superset', 'subset', 'intersects'] as const;

/** Ids of an organisation's own frameworks start so, and none of the catalogue's. */
export const OWN_PREFIX = 'own-';
export const isOwnId = (id: string): boolean => id.startsWith(OWN_PREFIX);
