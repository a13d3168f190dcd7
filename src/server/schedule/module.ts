import { scheduleHandlers } from './handlers.ts';
import { remindTask } from './reminder-schedule.ts';
import { scheduleShapes } from './shapes.ts';
import { taskHandlers } from './task-handlers.ts';
import { scheduleTransfers } from './transfers.ts';
import type { ServerModule } from '../platform/module.ts';

export const scheduleModule: ServerModule = {
  handlers: { tasks: taskHandlers, schedule: scheduleHandlers },
  transfers: scheduleTransfers,
  scheduledTasks: [remindTask],
  shapes: scheduleShapes,
};
