import { addressOf } from '../addresses.ts';
import { assetSubject } from '../assets/subject.ts';
import { controlSubject } from '../controls/subject.ts';
import { documentSubject } from '../documents/subject.ts';
import { evidenceSubject } from '../evidence/subject.ts';
import { organisationSubject, policySubject } from '../organisations/subject.ts';
import { subject } from '../subject.ts';
import { EVENT_KINDS } from './values.ts';

export const taskSubject = subject({
  name: 'tasks',
  singular: 'task',
  permission: 'dashboard.view',
  events: ['added', 'changed', 'completed', 'cancelled', 'reopened', 'removed'],
  fields: {
    title: 'text',
    note: 'text',
    ownerName: 'text',
    dueOn: 'time',
    state: 'text',
    documentTitle: 'text',
    source: 'text',
  },
  api: ['tasks', 'schedule'],
  addressOf: ({ id }) => addressOf('schedule', { task: id }),
});

export const eventSubject = subject({
  name: 'events',
  singular: 'event',
  permission: 'dashboard.view',
  events: ['added', 'changed', 'completed', 'reopened', 'removed', 'downloaded'],
  fields: {
    kind: EVENT_KINDS,
    title: 'text',
    note: 'text',
    ownerName: 'text',
    startsOn: 'time',
    originalOn: 'time',
    startTime: 'text',
    minutes: 'number',
    days: 'number',
    repeats: 'record',
    documentTitle: 'text',
    remindDays: 'number',
    record: 'record',
  },
  api: ['schedule'],
  dependsOn: [organisationSubject, policySubject, assetSubject, documentSubject, controlSubject, evidenceSubject],
  addressOf: ({ id }) => addressOf('schedule', { event: id }),
});

export const calendarFeedSubject = subject({
  name: 'calendar-feeds',
  singular: 'calendar-feed',
  permission: 'audit_trail.view',
  events: ['added', 'removed', 'downloaded'],
  api: ['schedule'],
  formerNames: ['calendar_feeds'],
});
