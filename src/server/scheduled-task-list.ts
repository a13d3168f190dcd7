import { mailTask } from './activity/notification-mails.ts';
import { awarenessTask } from './awareness/reminder-schedule.ts';
import { clockTask } from './automation/clock-schedule.ts';
import { sweepTask } from './automation/cleanup-schedule.ts';
import { watchTask } from './automation/audit-trail-schedule.ts';
import { readerReminderTask } from './documents/receipts/reminder-schedule.ts';
import type { AnyTask } from './platform/background/scheduled-tasks.ts';
import { sweepInstallation } from './platform/background/sweeps.ts';
import { snapshotTask } from './readiness/snapshots.ts';
import { sweepQuizTask } from './quiz/cleanup-schedule.ts';
import { remindRisksTask } from './risks/reminder-schedule.ts';
import { remindTask } from './schedule/reminder-schedule.ts';
import { assessmentTask } from './vendors/assessments/reminder-schedule.ts';
import { monitorTask } from './vendors/monitoring/run-schedule.ts';
import { remindVendorsTask } from './vendors/reminder-schedule.ts';

/** Everything that is done from time to time, for organisations or the installation. */
export const scheduledTaskList: AnyTask[] = [
  sweepInstallation,
  readerReminderTask,
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
