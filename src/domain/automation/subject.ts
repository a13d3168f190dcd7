import { subject } from '../subject.ts';

export const automationRuleSubject = subject({
  name: 'automation-rules',
  singular: 'automation-rule',
  permission: 'settings.view',
  events: ['added', 'changed', 'removed'],
  fields: { name: 'text', isOn: 'flag', trigger: 'record', actions: 'list', mostPerHour: 'number', makerName: 'text' },
  api: ['automation'],
  formerNames: ['automation_rules'],
});

export const webhookSubject = subject({
  name: 'webhooks',
  singular: 'webhook',
  permission: 'settings.view',
  events: ['added', 'changed', 'secret-renewed', 'removed'],
  fields: { name: 'text', url: 'text', events: 'list', isOn: 'flag', eventNames: 'number' },
  api: ['automation'],
  formerEvents: { 'secret renewed': 'secret-renewed' },
});

/** What rules did, and what is on its way to endpoints: shown, and no fact of the trail. */
export const automationRunSubject = subject({
  name: 'automation-runs',
  singular: 'automation-run',
  permission: null,
  api: ['automation'],
});

export const webhookDeliverySubject = subject({
  name: 'webhook-deliveries',
  singular: 'webhook-delivery',
  permission: null,
  api: ['automation'],
});
