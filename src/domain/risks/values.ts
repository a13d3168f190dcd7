/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */

/** What can be done about a risk (ISO/IEC 27005): change it by controls, keep it, give up what brings it, share it with another party. */
export const TREATMENTS = ['modify', 'retain', 'avoid', 'share'] as const;

export const RISK_CATEGORIES = [
  'people',
  'access',
  'malware',
  'software',
  'network',
  'data',
  'cloud',
  'suppliers',
  'physical',
  'continuity',
  'legal',
  'change',
] as const;

/** What may be lost. */
export const OBJECTIVES = ['confidentiality', 'integrity', 'availability'] as const;

/** Before any treatment, as it is now, and as it is to become. */
export const ASSESSMENT_KINDS = ['inherent', 'residual', 'target'] as const;

/**
 * How far a risk has come. `identified`: nobody has assessed it; `assessed`: no treatment is chosen; `treating`: actions are open or it is still above
 * the appetite; `treated`: neither; `accepted`: its owner's acceptance stands; `closed`: it is there no more.
 */
export const RISK_STAGES = ['identified', 'assessed', 'treating', 'treated', 'accepted', 'closed'] as const;

/** Risks that wait for somebody. */
export const RISK_SLICES = [
  'above-appetite',
  'untreated-above-appetite',
  'review-overdue',
  'without-owner',
  'acceptance-ended',
  'acceptance-changed',
  'actions-overdue',
  'claims-more',
  'assessed-by-old-method',
] as const;

/** Who may accept a risk of a band: always its owner, who for higher bands must hold more. */
export const ACCEPTERS = ['owner', 'risk-manager', 'management', 'nobody'] as const;

export const ACTION_STATES = ['open', 'done', 'cancelled'] as const;
export const EFFORTS = ['low', 'medium', 'high'] as const;
export const REVIEW_OUTCOMES = ['unchanged', 'changed', 'closed'] as const;

export const RISK_COLUMNS = [
  'reference',
  'title',
  'category',
  'owner',
  'inherent',
  'residual',
  'target',
  'treatment',
  'reviewDueOn',
  'changedAt',
] as const;
