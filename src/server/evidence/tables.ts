import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Evidence } from '#domain/evidence/evidence.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

export interface EvidenceTables {
  evidence: {
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
    id: GeneratedAlways<string>;
    organisation_id: string;
    framework: string;
    requirement_id: string;
    document_id: string;
    suggestion_id: string | null;
    quote: Json<Evidence['quote']>;
    asks: Json<Evidence['asks']>;
    valid_from: string;
    valid_until: string | null;
    accepted_at: At;
    accepted_by: string;
    accepted_by_name: string;
    reason: Generated<string | null>;
    version: Generated<number>;
    control_then: Json<Evidence['controlThen']>;
    withdrawn_at: At | null;
    withdrawn_by: string | null;
    withdrawn_by_name: string | null;
  };
}
