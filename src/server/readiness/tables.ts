import type { ColumnType } from 'kysely';
import type { SnapshotFigures } from '#domain/readiness/snapshot.ts';

export interface ReadinessTables {
  readiness_snapshots: {
    organisation_id: string;
    framework: string;
    /** ISO date. */
    day: string;
    figures: ColumnType<SnapshotFigures, string, string>;
  };
}
