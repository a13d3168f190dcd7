import { z } from 'zod';
import { NewRule, Rule, RuleRun, Trial } from '#domain/automation/rule.ts';
import { DELIVERY_STATES, RUN_STATES } from '#domain/automation/values.ts';
import {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChange,
} from '#domain/automation/webhook.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

/** The secret is shown this once. */
const WithSecret = z.object({ endpoint: WebhookEndpoint, secret: z.string() });

const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/webhooks',
    permission: 'settings.view',
    summary: 'Endpoints that hear of what happens',
    input: Nothing,
    output: z.array(WebhookEndpoint),
  }),
  get: endpoint({
    method: 'GET',
    path: '/webhooks/{id}',
    permission: 'settings.view',
    summary: 'One endpoint',
    input: ById,
    output: WebhookEndpoint,
  }),
  add: endpoint({
    method: 'POST',
    path: '/webhooks',
    permission: 'settings.edit',
    summary: 'Add an endpoint; the answer holds its secret, which is shown this once',
    input: NewWebhookEndpoint,
    output: WithSecret,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/webhooks/{id}',
    permission: 'settings.edit',
    summary: 'Change an endpoint, or switch it off and on',
    input: ById.extend(WebhookEndpointChange.shape),
    output: WebhookEndpoint,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/webhooks/{id}',
    permission: 'settings.edit',
    summary: 'Remove an endpoint with its deliveries',
    input: ById,
    output: ById,
  }),
  secrets: {
    add: endpoint({
      method: 'POST',
      path: '/webhooks/{id}/secrets',
      permission: 'settings.edit',
      summary: 'A new secret, shown this once; the one before signs as well for a day',
      input: ById,
      output: WithSecret,
    }),
  },
  trials: {
    add: endpoint({
      method: 'POST',
      path: '/webhooks/{id}/trials',
      permission: 'settings.edit',
      summary: 'Send a test message',
      input: ById,
      output: ById,
    }),
  },
  deliveries: {
    list: endpoint({
      method: 'GET',
      path: '/webhooks/{id}/deliveries',
      permission: 'settings.edit',
      summary: 'What was sent to an endpoint, or waits, newest first, with every attempt',
      input: Paging.extend({ id: z.uuid(), state: z.enum(DELIVERY_STATES).optional() }),
      output: pageOf(WebhookDelivery),
    }),
  },
  resending: {
    add: endpoint({
      method: 'POST',
      path: '/webhook-deliveries/{id}/resending',
      permission: 'settings.edit',
      summary: 'Send a message again under its own id',
      input: ById,
      output: WebhookDelivery,
    }),
  },
};

const rules = {
  list: endpoint({
    method: 'GET',
    path: '/automation/rules',
    permission: 'settings.view',
    summary: 'Rules, with how often each acted in the last 30 days',
    input: Nothing,
    output: z.array(Rule),
  }),
  get: endpoint({
    method: 'GET',
    path: '/automation/rules/{id}',
    permission: 'settings.view',
    summary: 'One rule',
    input: ById,
    output: Rule,
  }),
  add: endpoint({
    method: 'POST',
    path: '/automation/rules',
    permission: 'settings.edit',
    summary: 'Make a rule; it acts with the rights of whoever made it',
    input: NewRule,
    output: Rule,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/automation/rules/{id}',
    permission: 'settings.edit',
    summary: 'Change a rule, which is then the changing person’s; with `version`, only if nobody changed it since',
    input: ById.extend(NewRule.shape).extend({ version: z.number().int().optional() }),
    output: Rule,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/automation/rules/{id}',
    permission: 'settings.edit',
    summary: 'Remove a rule; what it did stays in the log',
    input: ById,
    output: ById,
  }),
  trials: {
    add: endpoint({
      method: 'POST',
      path: '/automation/trials',
      permission: 'settings.edit',
      summary: 'What a rule would have done in the last 30 days, or would do now; nothing is changed',
      input: NewRule,
      output: Trial,
    }),
  },
  runs: {
    list: endpoint({
      method: 'GET',
      path: '/automation/runs',
      permission: 'settings.edit',
      summary: 'What rules did, or why they did not, newest first',
      input: Paging.extend({ ruleId: z.uuid().optional(), state: z.enum(RUN_STATES).optional() }),
      output: pageOf(RuleRun),
    }),
  },
};

export const automation = { webhooks, rules };
