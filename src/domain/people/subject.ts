import { PAGES } from '../addresses.ts';
import { organisationSubject, policySubject } from '../organisations/subject.ts';
import { subject } from '../subject.ts';
import { ROLES } from './values.ts';

export const memberSubject = subject({
  name: 'members',
  singular: 'member',
  permission: 'user_management.view',
  events: [
    'added',
    'changed',
    'removed',
    'imported',
    'signed-out',
    'password-changed',
    'password-reset',
    'second-factor-enabled',
    'second-factor-disabled',
    'second-factor-reset',
    'recovery-codes-renewed',
    'passkey-added',
    'passkey-removed',
    'identity-connected',
    'identity-disconnected',
    'downloaded',
  ],
  fields: {
    name: 'text',
    email: 'text',
    role: ROLES,
    status: ['active', 'suspended'],
    account: 'text',
    department: 'text',
    sessions: 'number',
    tokens: 'number',
    added: 'number',
    changed: 'number',
    unchanged: 'number',
    refused: 'number',
  },
  api: ['people', 'organisations', 'session'],
  dependsOn: [organisationSubject, policySubject],
  addressOf: () => PAGES.usersAndRoles,
  formerEvents: {
    'signed out': 'signed-out',
    'password changed': 'password-changed',
    'password reset': 'password-reset',
    'second factor set up': 'second-factor-enabled',
    'second factor removed': 'second-factor-disabled',
    'second factor reset': 'second-factor-reset',
    'recovery codes renewed': 'recovery-codes-renewed',
    'passkey added': 'passkey-added',
    'passkey removed': 'passkey-removed',
    'identity connected': 'identity-connected',
    'identity disconnected': 'identity-disconnected',
  },
});

export const roleSubject = subject({
  name: 'roles',
  singular: 'role',
  permission: 'user_management.view',
  events: ['added', 'changed', 'removed'],
  fields: { name: 'text', role: ROLES, permissions: 'list' },
  api: ['people', 'session'],
  addressOf: () => PAGES.usersAndRoles,
});

export const invitationSubject = subject({
  name: 'invitations',
  singular: 'invitation',
  permission: 'user_management.view',
  events: ['added', 'changed', 'resent', 'accepted', 'removed'],
  fields: { email: 'text', role: 'text' },
  api: ['people'],
  addressOf: () => PAGES.usersAndRoles,
  formerEvents: { 'sent again': 'resent' },
});

export const userRequestSubject = subject({
  name: 'user-requests',
  singular: 'user-request',
  permission: 'user_management.view',
  events: ['added', 'approved', 'declined'],
  fields: { email: 'text', role: 'text', companyName: 'text', reason: 'text' },
  api: ['people'],
  formerNames: ['user_requests'],
  addressOf: () => PAGES.usersAndRoles,
});

export const identityProviderSubject = subject({
  name: 'identity-providers',
  singular: 'identity-provider',
  permission: 'settings.view',
  events: ['added', 'changed', 'removed'],
  fields: { label: 'text', issuer: 'text', clientId: 'text', isOn: 'flag' },
  api: ['people', 'organisations'],
  formerNames: ['identity_providers'],
});

export const tokenSubject = subject({
  name: 'tokens',
  singular: 'token',
  permission: 'settings.view',
  events: ['added', 'removed', 'read-in-bulk'],
  fields: { name: 'text', scopes: 'list', expiresAt: 'time', rows: 'number' },
  api: ['people'],
  addressOf: () => PAGES.integration,
});

/** Requests to open an organisation, in the log of the installation. */
export const requestSubject = subject({
  name: 'requests',
  singular: 'request',
  permission: null,
  events: ['approved', 'declined'],
  fields: { email: 'text', companyName: 'text', reason: 'text' },
  api: ['administration'],
});
