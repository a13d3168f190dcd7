/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */

/** `waiting` and `reading` belong to the job; `read` has text; `refused` says why it has none. */
export const DOCUMENT_STATES = ['waiting', 'reading', 'read', 'refused'] as const;

/** Why a file could not be read; each has its own sentence for the person who dropped it. */
export const REFUSALS = [
  'unsupported',
  'archive',
  'mismatch',
  'empty',
  'encrypted',
  'scanned',
  'undecodable',
  'damaged',
  'too-large',
  'hostile',
  'timeout',
] as const;

/** What a reader should know of a document beside its findings. */
export const NOTICES = [
  'placeholders',
  'instructions',
  'hidden-text',
  'hidden-parts',
  'macros',
  'recognised',
  'undecodable-pages',
  'mapping',
  'language',
  'low-text',
] as const;

/** Where text stands that a file carries beside what a reader sees. */
export const ASIDES = ['hidden', 'comment', 'header', 'metadata', 'alternative-text'] as const;

/** What the engine looks at in a document, by stable names. All but one are absolute, and all but those that speak against grow with support. */
export const MATCH_FEATURES = [
  'title-match',
  'heading-match',
  'cue-density',
  'distinct-cues',
  'best-passage',
  'share-of-passages',
  'asks-touched',
  'cosine',
  'whole-text',
  'substance',
  'opening',
  'related-match',
  'sections',
  'neighbour-match',
  'usual-type',
  'outshone',
  'outshone-in-text',
  'outshone-in-substance',
  'blocked-words',
  'document-says-so',
] as const;

/**
 * Every name that a reason can have: what was looked at, where every document starts, what goes to a better fitting twin, and what a
 * language model said.
 */
export const FEATURES = [
  'base-rate',
  ...MATCH_FEATURES,
  'better-twin',
  'unread-language',
  'section-only',
  'asks-shown',
  'unsound',
  'language-model',
] as const;
