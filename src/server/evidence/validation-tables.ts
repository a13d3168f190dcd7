import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Refusal } from '#domain/documents/analysis.ts';
import type { Validation, ValidationFeedback, ValidationResult } from '#domain/evidence/validation.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface ValidationTables {
  validations: {
    id: GeneratedAlways<string>;
    organisation_id: string;
    document_id: string;
    framework: string;
    requirement_id: string;
    state: Generated<Validation['state']>;
    refusal: Refusal | null;
    validation_score: number | null;
    result: ColumnType<ValidationResult | null, string | undefined, string | null>;
    engine: string | null;
    started_at: At;
    started_by: string;
    started_by_name: string;
    assessed_at: At | null;
    job_id: string | null;
  };
  validation_feedback: {
    id: GeneratedAlways<string>;
    organisation_id: string;
    validation_id: string | null;
    framework: string;
    requirement_id: string;
    about: string;
    verdict: ValidationFeedback['verdict'];
    comment: string;
    given_at: At;
    given_by: string;
    given_by_name: string;
  };
}
