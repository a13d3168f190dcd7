import { requirementAddress } from '../addresses.ts';
import { documentSubject } from '../documents/subject.ts';
import { frameworkSubject } from '../frameworks/subject.ts';
import { subject } from '../subject.ts';
import { OWNER_ROLES } from '../organisations/owner-roles.ts';
import { CONTROL_STATUSES } from './values.ts';

/** Its id is that of the framework and of the requirement, with a slash between. */
export const controlSubject = subject({
  name: 'controls',
  singular: 'control',
  permission: 'iso_readiness.view',
  events: ['changed', 'linked', 'unlinked'],
  fields: {
    status: CONTROL_STATUSES,
    applicable: 'flag',
    justification: 'text',
    reasons: 'list',
    ownerName: 'text',
    ownerRole: OWNER_ROLES,
    dueOn: 'time',
    reason: 'text',
    contradicted: 'text',
    asset: 'list',
    document: 'list',
  },
  dependsOn: [frameworkSubject, documentSubject],
  addressOf: ({ id, requirement }) => {
    const [framework = '', ...rest] = id.split('/');
    return requirementAddress(requirement?.framework ?? framework, requirement?.requirementId ?? rest.join('/'));
  },
});

export const commentSubject = subject({
  name: 'comments',
  singular: 'comment',
  permission: 'iso_readiness.view',
  events: ['added', 'changed', 'removed'],
  fields: { framework: 'text', requirementId: 'text', text: 'text', mentions: 'list' },
  api: ['controls'],
  addressOf: ({ requirement }) =>
    requirement ? requirementAddress(requirement.framework, requirement.requirementId) : null,
});
