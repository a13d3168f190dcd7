import { mailRound } from './activity/notification-mails.ts';
import { awarenessRound } from './awareness/reminding.ts';
import type { Round } from './platform/rounds.ts';
import { snapshotRound } from './readiness/snapshots.ts';
import { sweepQuizRound } from './quiz/sweep.ts';
import { remindRound } from './schedule/reminders.ts';

/** Everything that is done for organisations from time to time. */
export const roundList: Round[] = [mailRound, snapshotRound, remindRound, awarenessRound, sweepQuizRound];
