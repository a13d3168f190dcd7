import { addressOf, requirementAddress } from '../addresses.ts';
import { assetSubject } from '../assets/subject.ts';
import { BASE_FRAMEWORK } from '../base-framework.ts';
import { frameworkSubject } from '../frameworks/subject.ts';
import { DOCUMENT_TYPES } from '../frameworks/values.ts';
import { policySubject } from '../organisations/subject.ts';
import { subject, type SubjectItem } from '../subject.ts';

export const documentSubject = subject({
  name: 'documents',
  singular: 'document',
  permission: 'documents.view',
  events: [
    'added',
    'read',
    'refused',
    'judged',
    'changed',
    'moved',
    'classification-accepted',
    'draft-started',
    'draft-discarded',
    'blanks-filled',
    'submitted',
    'approved',
    'rejected',
    'withdrawn',
    'published',
    'unpublished',
    'acknowledged',
    'reviewed',
    'obsoleted',
    'reinstated',
    'removed',
    'downloaded',
  ],
  fields: {
    title: 'text',
    folder: 'text',
    type: DOCUMENT_TYPES,
    typeAcceptedBy: 'text',
    fileName: 'text',
    ownerName: 'text',
    classification: 'text',
    number: 'text',
    reviewMonths: 'number',
    size: 'number',
    pages: 'number',
    version: 'number',
    basedOn: 'number',
    approvers: 'text',
    comment: 'text',
    note: 'text',
    reason: 'text',
    blanks: 'text',
    filled: 'number',
    left: 'number',
    refusal: 'text',
    suggestions: 'number',
    engine: 'text',
    documents: 'number',
    audience: 'record',
    dueOn: 'time',
    reviewDueOn: 'time',
    reviewedBy: 'text',
    reviewNote: 'text',
    model: 'text',
    promptVersion: 'text',
    documentHash: 'text',
    catalogueHash: 'text',
    asked: 'number',
    answered: 'number',
    judged: 'number',
    raised: 'number',
    lowered: 'number',
    removed: 'number',
    failure: 'text',
  },
  dependsOn: [frameworkSubject, policySubject, assetSubject],
  addressOf: ({ id }) => addressOf('document', { id }),
  formerEvents: {
    'classification accepted': 'classification-accepted',
    'draft started': 'draft-started',
    'draft given up': 'draft-discarded',
    'no longer published': 'unpublished',
    'read and understood': 'acknowledged',
    'made obsolete': 'obsoleted',
    'no longer obsolete': 'reinstated',
  },
});

/** Earlier entries named the requirement in their title alone; there was one framework then. */
function requirementIn(title = ''): SubjectItem['requirement'] {
  const [id = ''] = title.split(' ');
  return /^(A\.)?\d[\d.]*$/.test(id) ? { framework: BASE_FRAMEWORK, requirementId: id } : null;
}

/** The part of a requirement's page where suggestions, or evidence, stand. */
export function addressOfFinding(
  { title, requirement = null }: SubjectItem,
  part: 'suggestions' | 'evidence',
): string | null {
  const of = requirement ?? requirementIn(title);
  return of ? `${requirementAddress(of.framework, of.requirementId)}#${part}` : null;
}

export const suggestionSubject = subject({
  name: 'suggestions',
  singular: 'suggestion',
  permission: 'iso_readiness.view',
  events: ['rejected', 'reopened'],
  fields: {
    framework: 'text',
    requirementId: 'text',
    document: 'text',
    quote: 'text',
    confidence: 'number',
    reason: 'text',
  },
  api: ['evidence', 'documents'],
  addressOf: (thing) => addressOfFinding(thing, 'suggestions'),
});
