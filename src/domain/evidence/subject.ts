import { controlSubject } from '../controls/subject.ts';
import { addressOfFinding, documentSubject, suggestionSubject } from '../documents/subject.ts';
import { frameworkSubject } from '../frameworks/subject.ts';
import { subject } from '../subject.ts';

export const evidenceSubject = subject({
  name: 'evidence',
  singular: 'evidence',
  permission: 'iso_readiness.view',
  events: ['accepted', 'changed', 'withdrawn'],
  fields: {
    framework: 'text',
    requirementId: 'text',
    document: 'text',
    quote: 'text',
    validFrom: 'time',
    validUntil: 'time',
    controlThen: 'record',
    reason: 'text',
    contradicted: 'text',
  },
  api: ['evidence', 'controls', 'documents'],
  dependsOn: [frameworkSubject, controlSubject, documentSubject, suggestionSubject],
  addressOf: (thing) => addressOfFinding(thing, 'evidence'),
});

export const validationSubject = subject({
  name: 'validations',
  singular: 'validation',
  permission: 'documents.view',
  events: ['validated'],
  fields: {
    requirementId: 'text',
    document: 'text',
    state: 'text',
    refusal: 'text',
    validationScore: 'number',
    relevance: 'number',
    completeness: 'number',
    adequacy: 'number',
    engine: 'text',
  },
  api: ['evidence'],
});

export const validationFeedbackSubject = subject({
  name: 'validation-feedback',
  singular: 'validation-feedback',
  permission: 'documents.view',
  events: ['added', 'changed', 'removed'],
  api: ['evidence'],
  formerNames: ['validation_feedback'],
});

export const crosswalkSubject = subject({
  name: 'crosswalk',
  singular: 'crosswalk',
  permission: 'iso_readiness.view',
  events: ['added', 'changed', 'removed'],
  api: ['evidence', 'frameworks'],
});
