/** The words that may stand in a validation. Apart from the schemas, so that a page can name them without their library. */

/** What tells of real operation, by stable names. Which of them count depends on the kind of document. */
export const SIGNALS = [
  'kind',
  'fresh',
  'dated',
  'approval',
  'owner',
  'filled',
  'definite',
  'concrete',
  'frequency',
  'entries',
  'frequency-kept',
] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * Why what a text says does not hold: it is out of force, somebody else's words, open, planned, waived, denied or failed, another's duty, or no
 * more than permitted.
 */
export const DOUBTS = [
  'withdrawn',
  'foreign',
  'unsettled',
  'planned',
  'waived',
  'denied',
  'of-others',
  'permitted',
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Why a score can be no higher, by stable names. */
export const VALIDATION_CAPS = [
  ...DOUBTS,
  'years-old',
  'contradicted',
  'not-relevant',
  'placeholders',
  'draft',
  'too-old',
  'undated',
  'orders-only',
] as const;

export const STEPS = [
  'validate-for-other',
  'show-ask',
  'strengthen-ask',
  'correct-ask',
  'add-record',
  'fill-in',
  'renew',
  'date',
  'approve',
  'name-owner',
  'decide-open',
  'make-concrete',
  'state-frequency',
  'keep-frequency',
  'show-entries',
  'put-in-force',
] as const;

export const RATINGS = ['strong', 'adequate', 'needs-improvement'] as const;
export const RISK_LEVELS = ['low', 'medium', 'high', 'critical'] as const;
export const VALIDATION_STATES = ['waiting', 'assessed', 'unassessable'] as const;
export const VERDICTS = ['right', 'wrong'] as const;

/** From here on evidence can be accepted, and from here on it is good (specification, colour bands of the evidence score). */
export const ACCEPTABLE = 6;
export const GOOD = 8;

/** The band of a score, which gives the rating, the colour and the severity of the message. */
export function ratingOf(score: number): (typeof RATINGS)[number] {
  return score >= GOOD ? 'strong' : score >= ACCEPTABLE ? 'adequate' : 'needs-improvement';
}

/** The kinds of file that evidence is taken from (specification), and those of a document to classify. */
export const EVIDENCE_FILES = ['.pdf', '.doc', '.docx', '.txt', '.xlsx', '.pptx'] as const;
export const DOCUMENT_FILES = ['.pdf', '.doc', '.docx', '.txt'] as const;
