import { addressOf } from '../addresses.ts';
import { assetSubject } from '../assets/subject.ts';
import { controlSubject } from '../controls/subject.ts';
import { subject } from '../subject.ts';
import { RISK_CATEGORIES, TREATMENTS } from './values.ts';

export const riskSubject = subject({
  name: 'risks',
  singular: 'risk',
  permission: 'risk_management.view',
  events: [
    'added',
    'changed',
    'assessed',
    'accepted',
    'withdrawn',
    'reviewed',
    'closed',
    'reopened',
    'removed',
    'downloaded',
  ],
  fields: {
    reference: 'text',
    title: 'text',
    category: RISK_CATEGORIES,
    treatment: TREATMENTS,
    ownerName: 'text',
    reviewDueOn: 'time',
    targetOn: 'time',
    threat: 'text',
    vulnerability: 'text',
    consequence: 'text',
    confidentiality: 'flag',
    integrity: 'flag',
    availability: 'flag',
    treatmentRationale: 'text',
    inherent: 'text',
    residual: 'text',
    target: 'text',
    rationale: 'text',
    acceptedBy: 'text',
    until: 'time',
    state: 'record',
    reason: 'text',
    outcome: 'text',
    note: 'text',
    action: 'text',
    dueOn: 'time',
    effort: 'text',
    cost: 'number',
  },
  dependsOn: [assetSubject, controlSubject],
  addressOf: ({ id }) => addressOf('risk', { id }),
});

export const riskMethodSubject = subject({
  name: 'risk-methods',
  singular: 'risk-method',
  permission: 'risk_management.view',
  events: ['changed'],
  api: ['risks'],
  formerNames: ['risk_methods'],
});
