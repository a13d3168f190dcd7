import { awarenessHandlers } from './handlers.ts';
import { awarenessTask } from './reminder-schedule.ts';
import { awarenessShapes } from './shapes.ts';
import { awarenessTransfers } from './transfers.ts';
import type { ServerModule } from '../platform/module.ts';

export const awarenessModule: ServerModule = {
  handlers: { awareness: awarenessHandlers },
  transfers: awarenessTransfers,
  scheduledTasks: [awarenessTask],
  shapes: awarenessShapes,
};
