/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */

/** What an agreement can commit a vendor to, in the order in which it is shown. */
export const COMMITMENT_KINDS = [
  'availability',
  'exclusion',
  'response',
  'workaround',
  'resolution',
  'support-hours',
  'recovery-time',
  'recovery-point',
  'credit',
  'credit-cap',
  'credit-claim',
  'sole-remedy',
  'breach-notice',
  'subprocessor-notice',
  'data-location',
  'deletion',
  'audit',
  'encryption',
  'certification',
  'maintenance-notice',
  'change-notice',
  'price-notice',
  'termination-notice',
  'liability-cap',
] as const;
/** Promised, or only striven for. */
export const MODALITIES = ['committed', 'target'] as const;
export const UNITS = ['percent', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;
export const WINDOWS = ['month', 'quarter', 'year'] as const;
/** `proposed` was found by the engine; `added` was written by a person. */
export const COMMITMENT_STATES = ['proposed', 'confirmed', 'corrected', 'dismissed', 'added'] as const;
export const AGREEMENT_STATES = ['reading', 'ready', 'refused'] as const;

export const AGREEMENT_EXTENSIONS = ['.pdf', '.docx', '.doc', '.txt', '.md'] as const;

/** Bounds of one agreement; more is refused with the number. */
export const AGREEMENT_LIMITS = {
  bytes: 20_000_000,
  /** Of a pasted text. */
  pasted: 500_000,
  /** Of a text that is analysed, from wherever it came: more than a thousand pages. */
  textLength: 3_000_000,
  commitments: 500,
} as const;
