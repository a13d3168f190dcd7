import { memberSubject } from '../people/subject.ts';
import { subject } from '../subject.ts';

export const campaignSubject = subject({
  name: 'campaigns',
  singular: 'campaign',
  permission: 'iso_readiness.view',
  events: ['added', 'changed', 'closed', 'filed', 'removed', 'downloaded'],
  fields: {
    title: 'text',
    note: 'text',
    remindDays: 'number',
    courses: 'list',
    audience: 'record',
    includesJoiners: 'flag',
    startsOn: 'time',
    dueOn: 'time',
    closedAt: 'time',
    joined: 'list',
    requirements: 'list',
    validUntil: 'time',
  },
  api: ['awareness'],
  dependsOn: [memberSubject],
});

export const certificateSubject = subject({
  name: 'certificates',
  singular: 'certificate',
  permission: 'iso_readiness.edit',
  events: ['added', 'downloaded'],
  fields: { course: 'text', campaign: 'text', score: 'number', issuedOn: 'time' },
  api: ['awareness'],
});

export const departmentSubject = subject({
  name: 'departments',
  singular: 'department',
  permission: 'iso_readiness.edit',
  events: ['changed'],
  fields: { department: 'text' },
  api: ['awareness'],
});

export const mailReportSubject = subject({
  name: 'mail-reports',
  singular: 'mail-report',
  permission: 'iso_readiness.edit',
  events: ['added', 'changed', 'downloaded'],
  fields: { number: 'number', verdict: 'text', answer: 'text', did: 'text' },
  api: ['awareness'],
  formerNames: ['mail_reports'],
});
