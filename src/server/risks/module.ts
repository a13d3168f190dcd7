import { riskHandlers } from './handlers.ts';
import { remindRisksTask } from './reminder-schedule.ts';
import { riskShapes } from './shapes.ts';
import type { ServerModule } from '../platform/module.ts';

export const riskModule: ServerModule = {
  handlers: { risks: riskHandlers },
  scheduledTasks: [remindRisksTask],
  shapes: riskShapes,
};
