import { mailRound } from './activity/notification-mails.ts';
import { awarenessRound } from './awareness/reminding.ts';
import { clockRound } from './automation/clock.ts';
import { sweepRound } from './automation/sweeping.ts';
import { watchRound } from './automation/watching.ts';
import { remindReaders } from './documents/receipts/reminding.ts';
import type { Round } from './platform/rounds.ts';
import { snapshotRound } from './readiness/snapshots.ts';
import { sweepQuizRound } from './quiz/sweep.ts';
import { remindRisksRound } from './risks/reminding.ts';
import { remindRound } from './schedule/reminders.ts';
import { assessmentRound } from './vendors/assessments/reminding.ts';
import { monitorRound } from './vendors/monitoring/scheduling.ts';
import { remindVendorsRound } from './vendors/reminding.ts';

/** Everything that is done for organisations from time to time. */
export const roundList: Round[] = [
  remindReaders,
  watchRound,
  clockRound,
  sweepRound,
  mailRound,
  snapshotRound,
  remindRound,
  remindRisksRound,
  remindVendorsRound,
  monitorRound,
  assessmentRound,
  awarenessRound,
  sweepQuizRound,
];
