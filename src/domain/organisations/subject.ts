import { PAGES } from '../addresses.ts';
import { subject } from '../subject.ts';

export const organisationSubject = subject({
  name: 'organisations',
  singular: 'organisation',
  permission: 'settings.view',
  events: ['added', 'changed', 'opened', 'removed', 'downloaded'],
  fields: {
    name: 'text',
    domain: 'text',
    language: 'text',
    timezone: 'text',
    primaryFramework: 'text',
    primaryColor: 'text',
    secondaryColor: 'text',
    accentColor: 'text',
    logoSha256: 'text',
    notifications: 'record',
    industry: 'text',
    size: 'text',
    country: 'text',
    situations: 'list',
    frameworks: 'list',
    currentCompliance: 'list',
    goals: 'list',
    timeline: 'text',
    timelineSetOn: 'time',
    weeklyHours: 'number',
    hourlyCost: 'number',
    currency: 'text',
    state: 'text',
    admin: 'text',
    isDemo: 'flag',
  },
  // Name, colours, logo and time zone come with the session.
  api: ['organisations', 'session'],
  addressOf: () => PAGES.settings,
});

export const policySubject = subject({
  name: 'policies',
  singular: 'policy',
  permission: 'settings.view',
  events: ['changed'],
  fields: {
    signInMethods: 'list',
    joining: 'text',
    secondFactor: 'text',
    passwordLength: 'number',
    passwordDays: 'number',
    sessionIdleMinutes: 'number',
    sessionHours: 'number',
    signInOnEveryLoad: 'flag',
    notificationDays: 'number',
    signInDays: 'number',
    documentReviewMonths: 'number',
    documentFourEyes: 'flag',
  },
  api: ['organisations', 'people'],
  addressOf: () => PAGES.policies,
});

export const languageModelSubject = subject({
  name: 'language-models',
  singular: 'language-model',
  permission: 'settings.view',
  events: ['added', 'changed', 'removed'],
  fields: { kind: 'text', baseUrl: 'text', model: 'text', isOn: 'flag', agreed: 'flag' },
  api: ['organisations', 'documents'],
  formerNames: ['language_models'],
});
