import { mailTask } from './activity/notification-mails.ts';
import { awarenessTask } from './awareness/reminding.ts';
import { clockTask } from './automation/clock.ts';
import { sweepTask } from './automation/sweeping.ts';
import { watchTask } from './automation/watching.ts';
import { remindReaders } from './documents/receipts/reminding.ts';
import type { AnyTask } from './platform/background/scheduled-tasks.ts';
import { sweepInstallation } from './platform/background/sweeps.ts';
import { snapshotTask } from './readiness/snapshots.ts';
import { sweepQuizTask } from './quiz/sweep.ts';
import { remindRisksTask } from './risks/reminding.ts';
import { remindTask } from './schedule/reminders.ts';
import { assessmentTask } from './vendors/assessments/reminding.ts';
import { monitorTask } from './vendors/monitoring/scheduling.ts';
import { remindVendorsTask } from './vendors/reminding.ts';

/** Everything that is done from time to time, for organisations or the installation. */
export const scheduledTaskList: AnyTask[] = [
  sweepInstallation,
  remindReaders,
  watchTask,
  clockTask,
  sweepTask,
  mailTask,
  snapshotTask,
  remindTask,
  remindRisksTask,
  remindVendorsTask,
  monitorTask,
  assessmentTask,
  awarenessTask,
  sweepQuizTask,
];
