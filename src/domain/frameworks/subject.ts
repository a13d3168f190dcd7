import { frameworkAddress } from '../addresses.ts';
import { organisationSubject } from '../organisations/subject.ts';
import { subject } from '../subject.ts';

export const frameworkSubject = subject({
  name: 'frameworks',
  singular: 'framework',
  permission: 'dashboard.view',
  events: ['added', 'changed', 'removed', 'restored', 'edition-upgraded', 'edition-reverted', 'downloaded'],
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
  addressOf: ({ id }) => frameworkAddress(id),
  formerEvents: { 'moved on': 'edition-upgraded', 'moved back': 'edition-reverted' },
});
