import { z } from 'zod';
import { Action, Cause, Effect, Trigger } from '#domain/automation/rule.ts';
import { NewWebhookEndpoint } from '#domain/automation/webhook.ts';
import type { Shapes } from '../platform/shapes.ts';

export const automationShapes: Shapes = {
  'webhook_endpoints.url': NewWebhookEndpoint.shape.url,
  'webhook_endpoints.events': NewWebhookEndpoint.shape.events,
  'automation_rules.trigger': Trigger,
  'automation_rules.actions': z.array(Action),
  'automation_runs.cause': Cause,
  'automation_runs.effects': z.array(Effect),
  'automation_runs.chain': z.array(z.uuid()),
};
