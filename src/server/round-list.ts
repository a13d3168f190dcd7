import type { Round } from './platform/rounds.ts';
import { snapshotRound } from './readiness/snapshots.ts';

/** Everything that is done for organisations from time to time. */
export const roundList: Round[] = [snapshotRound];
