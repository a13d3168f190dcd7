import type { ColumnType, Generated } from 'kysely';
import type { SelfAnswer } from '#domain/readiness/self-assessment.ts';
import type { Permission } from '#domain/people/permission.ts';
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
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
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
  self_assessments: {
    id: string;
    organisation_id: string;
    framework: string;
    /** Null while it is open. */
    number: number | null;
    started_at: At;
    started_by: string;
    started_by_name: string;
    finished_at: At | null;
    finished_by: string | null;
    finished_by_name: string | null;
  };
  self_assessment_answers: {
    organisation_id: string;
    assessment_id: string;
    requirement_id: string;
    ask_id: string;
    answer: SelfAnswer;
    note: string;
    answered_at: At;
    answered_by_name: string;
  };
  risk_proposal_dismissals: {
    organisation_id: string;
    proposal: string;
    reason: string;
    dismissed_at: At;
    dismissed_by: string;
    dismissed_by_name: string;
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
    /** What whoever fetches it must be allowed. */
    holds: Permission[];
  };
}
