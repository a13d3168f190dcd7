/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */

/** Work on a requirement as the specification names it. Progress is not compliance: evidence is a fact of its own. */
export const CONTROL_STATUSES = ['Not Started', 'In Progress', 'Implemented'] as const;

/** Why a control is necessary, or is not: a risk that it treats, a law, a contract, the organisation's own business, or that every organisation does it. */
export const JUSTIFICATION_REASONS = ['risk', 'law', 'contract', 'business', 'baseline'] as const;

/** How a requirement stands, from what was decided and what counts as evidence: derived, never set. */
export const CONTROL_STATES = [
  'never-checked',
  'claimed',
  'contradicted',
  'expired',
  'partial',
  'proven',
  'excluded',
] as const;
