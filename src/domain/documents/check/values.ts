/** What an auditor would object to, by stable names. Those of `IN_TEXT` are read from a document's words and have a passage. */
export const IN_TEXT = [
  'placeholder',
  'withdrawn-edition',
  'contradictory-dates',
  'missing-section',
  'review-date-passed',
] as const;

export const ON_DOCUMENT = [
  'contradicted',
  'no-approval',
  'no-owner',
  'owner-left',
  'review-overdue',
  'unreadable',
  'still-draft',
  'no-date',
  'no-version',
  'no-classification',
  'approval-waits',
  'draft-rests',
] as const;

export const IN_LIBRARY = ['mandatory-missing', 'clause-uncovered'] as const;

export const OBJECTION_KINDS = [...IN_TEXT, ...ON_DOCUMENT, ...IN_LIBRARY] as const;
export const SEVERITIES = ['high', 'medium', 'low'] as const;

export type ObjectionKind = (typeof OBJECTION_KINDS)[number];
export type Severity = (typeof SEVERITIES)[number];

/** How an auditor would grade it: what breaks a requirement, what weakens its proof, what looks careless. */
export const SEVERITY_OF: Record<ObjectionKind, Severity> = {
  placeholder: 'high',
  'withdrawn-edition': 'medium',
  'contradictory-dates': 'medium',
  'missing-section': 'medium',
  'review-date-passed': 'medium',
  contradicted: 'high',
  'no-approval': 'high',
  'no-owner': 'medium',
  'owner-left': 'medium',
  'review-overdue': 'high',
  unreadable: 'medium',
  'still-draft': 'low',
  'no-date': 'medium',
  'no-version': 'medium',
  'no-classification': 'low',
  'approval-waits': 'low',
  'draft-rests': 'low',
  'mandatory-missing': 'high',
  'clause-uncovered': 'medium',
};
