import type { ColumnType } from 'kysely';
import type { SnapshotFigures } from '#domain/readiness/snapshot.ts';
import type { StatementFacts } from '#domain/readiness/statement-version.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface ReadinessTables {
  readiness_snapshots: {
    organisation_id: string;
    framework: string;
    /** ISO date. */
    day: string;
    figures: ColumnType<SnapshotFigures, string, string>;
  };
  statement_versions: {
    organisation_id: string;
    framework: string;
    number: number;
    approved_at: At;
    approved_by: string;
    approved_by_name: string;
    fingerprint: string;
    facts: ColumnType<StatementFacts, string, never>;
    logo_sha256: string | null;
  };
  audit_packs: {
    id: string;
    organisation_id: string;
    framework: string;
    name: string;
    sha256: string | null;
    size: ColumnType<number, number | undefined, number>;
    job_id: string;
    made_at: At;
    made_by: string;
  };
}
