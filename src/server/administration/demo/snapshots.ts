import { takeSnapshots } from '../../readiness/snapshots.ts';
import type { TimelineEntry } from './timeline.ts';

/** Days between two snapshots of the past, and the day of the first one. */
const [RHYTHM, FIRST] = [14, -350];

/** What was ready then, computed from what had been decided by then. */
export const snapshotEntries: TimelineEntry[] = [
  ...Array.from({ length: Math.floor(-FIRST / RHYTHM) }, (_, place) => FIRST + place * RHYTHM),
  -7,
  -1,
].map((day) => ({ day, by: 'you', work: takeSnapshots }));
