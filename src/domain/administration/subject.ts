import { subject } from '../subject.ts';

export const backupSubject = subject({
  name: 'backups',
  singular: 'backup',
  permission: 'organization.manage',
  events: ['added', 'exported', 'restored', 'removed', 'downloaded'],
  api: ['administration'],
});

/** What the log of the installation tells of, which no organisation sees. */
export const installationSubject = subject({
  name: 'installation',
  singular: 'installation',
  permission: null,
  events: ['changed'],
  fields: { opening: 'text' },
  api: ['administration'],
});

export const administrationSubject = subject({
  name: 'administration',
  singular: 'administration',
  permission: null,
  events: ['opened'],
});

export const accountSubject = subject({
  name: 'accounts',
  singular: 'account',
  permission: null,
  events: ['added', 'changed', 'removed', 'signed-out', 'password-reset', 'second-factor-reset'],
  api: ['administration'],
  formerEvents: {
    'signed out': 'signed-out',
    'password reset': 'password-reset',
    'second factor reset': 'second-factor-reset',
  },
});

export const mailSubject = subject({
  name: 'mails',
  singular: 'mail',
  permission: null,
  events: ['resent'],
  api: ['administration'],
  formerEvents: { 'sent again': 'resent' },
});

export const contactMessageSubject = subject({
  name: 'contact-messages',
  singular: 'contact-message',
  permission: null,
  events: ['handled', 'reopened'],
  api: ['administration'],
  formerNames: ['contact_messages'],
  formerEvents: { 'opened again': 'reopened' },
});
