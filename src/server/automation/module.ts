import { watchTask } from './audit-trail-schedule.ts';
import { sweepTask } from './cleanup-schedule.ts';
import { clockTask } from './clock-schedule.ts';
import { automationHandlers } from './handlers.ts';
import { automationShapes } from './shapes.ts';
import { startWebhookDispatcher } from './webhooks/dispatcher.ts';
import type { ServerModule } from '../platform/module.ts';

export const automationModule: ServerModule = {
  handlers: { automation: automationHandlers },
  scheduledTasks: [watchTask, clockTask, sweepTask],
  dispatchers: [startWebhookDispatcher],
  shapes: automationShapes,
};
