import type { ORGANISATION_TYPES } from '../../documents/template-values.ts';
import type { INDUSTRIES } from '../../organisations/profile-values.ts';

/** The words and numbers of the set-up assistant. Apart from the schemas, so that a page can be read without their library. */

/** Whose templates an industry takes; those of the last two fit most. */
export const TYPE_OF_INDUSTRY: Record<(typeof INDUSTRIES)[number], (typeof ORGANISATION_TYPES)[number]> = {
  technology: 'tech',
  finance: 'finance',
  healthcare: 'healthcare',
  manufacturing: 'manufacturing',
  consulting: 'consulting',
  retail: 'consulting',
  government: 'consulting',
};

/** Why a framework matters to an organisation, beside duties of its own. Each is answered in the profile or counted. */
export const RELEVANCE_REASONS = [
  'chosen',
  'goal-certificate',
  'goal-customers',
  'goal-law',
  'goal-incidents',
  'goal-order',
  'usual',
  'begun',
  'shared',
  'held',
] as const;
export type RelevanceReason = (typeof RELEVANCE_REASONS)[number];

/** What a duty is worth, and what may be one. */
export const DUTY_POINTS = { binding: 40, possible: 15 } as const;

/** What each other reason is worth at the most; the sum is at most 100. */
export const POINTS: Record<RelevanceReason, number> = {
  chosen: 40,
  'goal-certificate': 10,
  'goal-customers': 10,
  'goal-law': 10,
  'goal-incidents': 10,
  'goal-order': 10,
  usual: 10,
  begun: 10,
  shared: 10,
  held: 0,
};

/** From these on relevance is high, or medium; what is below and was not chosen is not listed. */
export const [HIGH_RELEVANCE, MEDIUM_RELEVANCE] = [50, 25];

export const ROADMAP_PHASES = ['foundation', 'documentation', 'implementation', 'proof', 'audit'] as const;
export type RoadmapPhase = (typeof ROADMAP_PHASES)[number];

export const ROADMAP_TASKS = [
  'kick-off',
  'invite-people',
  'self-assessment',
  'import-assets',
  'name-owners',
  'write-document',
  'write-documents',
  'put-in-force',
  'domain',
  'decide-suggestions',
  'add-evidence',
  'renew-evidence',
  'internal-audit',
  'management-review',
  'external-audit',
] as const;
export type RoadmapTaskKind = (typeof ROADMAP_TASKS)[number];

/** Hours of one of these, for an organisation of 11 to 50 people. What documents and requirements take stands in structure-effort.ts. */
export const HOURS_OF_TASK = {
  'invite-people': 1,
  'self-assessment': 4,
  'import-assets': 8,
  'name-owners': 0.1,
  'put-in-force': 1,
  'decide-suggestions': 0.1,
  'add-evidence': 0.5,
  'renew-evidence': 0.5,
} as const;

/** How the days of audits are divided. */
export const SHARE_OF_AUDIT = { 'internal-audit': 0.4, 'management-review': 0.1, 'external-audit': 0.5 } as const;

/** A requirement takes this share of its hours where the whole of it is served by work that is done, or planned, for another framework. */
export const SHARE_WHEN_SERVED = 0.5;

/** A document takes this share of its hours where another one speaks of what it would say. */
export const SHARE_WHEN_SPOKEN_OF = 0.5;

/** The bar of the readiness score (specification, section 5): success from 70 on, warning from 40 on. */
export const SCORE_BANDS: [good: number, fair: number] = [70, 40];
/** That of the profile. */
export const PROFILE_BANDS: [good: number, fair: number] = [80, 60];
