import { organisationSubject } from '../organisations/subject.ts';
import { subject } from '../subject.ts';
import { BASE_FRAMEWORK } from './values.ts';

/** The page of a framework, or of one of its requirements. */
export function addressOfRequirement(framework: string, requirementId?: string): string {
  const path = framework === BASE_FRAMEWORK ? '/app/iso27001' : `/app/frameworks/${encodeURIComponent(framework)}`;
  return requirementId === undefined ? path : `${path}/${encodeURIComponent(requirementId)}`;
}

export const frameworkSubject = subject({
  name: 'frameworks',
  singular: 'framework',
  permission: 'dashboard.view',
  events: ['added', 'changed', 'removed', 'restored', 'edition-upgraded', 'edition-reverted'],
  fields: {
    title: 'text',
    edition: 'text',
    publisher: 'text',
    fileName: 'text',
    requirements: 'number',
    controls: 'number',
    evidence: 'number',
    added: 'number',
    changed: 'number',
    removed: 'number',
    decided: 'number',
  },
  dependsOn: [organisationSubject],
  addressOf: ({ id }) => addressOfRequirement(id),
  formerEvents: { 'moved on': 'edition-upgraded', 'moved back': 'edition-reverted' },
});
