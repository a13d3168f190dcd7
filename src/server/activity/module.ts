import { startAnchoring } from './anchors.ts';
import { activityHandlers } from './handlers.ts';
import { mailTask } from './notification-mails.ts';
import { activityShapes } from './shapes.ts';
import { activityTransfers } from './transfers.ts';
import { verificationTask } from './verification-schedule.ts';
import type { ServerModule } from '../platform/module.ts';

export const activityModule: ServerModule = {
  handlers: { activity: activityHandlers },
  transfers: activityTransfers,
  scheduledTasks: [mailTask, verificationTask],
  dispatchers: [startAnchoring],
  shapes: activityShapes,
};
