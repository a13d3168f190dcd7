import type { Round } from './platform/rounds.ts';
import { snapshotRound } from './readiness/snapshots.ts';
import { remindRound } from './schedule/reminders.ts';

/** Everything that is done for organisations from time to time. */
export const roundList: Round[] = [snapshotRound, remindRound];
