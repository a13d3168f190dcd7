import { addressOf } from '../addresses.ts';
import { assetSubject } from '../assets/subject.ts';
import { controlSubject } from '../controls/subject.ts';
import { documentSubject, suggestionSubject } from '../documents/subject.ts';
import { crosswalkSubject, evidenceSubject } from '../evidence/subject.ts';
import { frameworkSubject } from '../frameworks/subject.ts';
import { organisationSubject } from '../organisations/subject.ts';
import { memberSubject } from '../people/subject.ts';
import { riskMethodSubject, riskSubject } from '../risks/subject.ts';
import { subject } from '../subject.ts';
import { vendorSubject } from '../vendors/subject.ts';

/** Derived from everything below it; nothing of its own is recorded. */
export const readinessSubject = subject({
  name: 'readiness',
  singular: 'readiness',
  permission: 'iso_readiness.view',
  events: ['downloaded'],
  dependsOn: [
    organisationSubject,
    memberSubject,
    frameworkSubject,
    assetSubject,
    documentSubject,
    controlSubject,
    suggestionSubject,
    evidenceSubject,
    crosswalkSubject,
    riskSubject,
    riskMethodSubject,
    vendorSubject,
  ],
});

export const statementSubject = subject({
  name: 'statements',
  singular: 'statement',
  permission: 'iso_readiness.view',
  events: ['approved', 'extended', 'reduced', 'downloaded'],
  api: ['readiness'],
});

export const auditPackSubject = subject({
  name: 'audit-packs',
  singular: 'audit-pack',
  permission: 'iso_readiness.view',
  events: ['exported', 'downloaded'],
  api: ['readiness'],
  formerNames: ['audit_packs'],
});

export const selfAssessmentSubject = subject({
  name: 'self-assessments',
  singular: 'self-assessment',
  permission: 'iso_readiness.view',
  events: ['added', 'completed', 'applied', 'removed'],
  fields: { version: 'number', controls: 'number', percent: 'number' },
  api: ['selfAssessments'],
  formerNames: ['selfAssessments'],
});

/** What was decided of proposed risks; those that were accepted are risks like all others. */
export const riskProposalSubject = subject({
  name: 'risk-proposals',
  singular: 'risk-proposal',
  permission: 'risk_management.view',
  events: ['accepted', 'dismissed', 'restored'],
  fields: { reference: 'text', rationale: 'text', basis: 'list', reason: 'text' },
  api: ['readiness'],
  addressOf: () => addressOf('riskProposals'),
});
