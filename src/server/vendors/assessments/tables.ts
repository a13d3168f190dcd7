import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { VendorAnswer } from '#domain/vendors/assessments/answer.ts';
import type { OwnQuestion } from '#domain/vendors/assessments/assessment.ts';
import type { AssessmentSection } from '#domain/vendors/assessments/question.ts';
import type { KeptState } from '#domain/vendors/assessments/state.ts';
import type { AssessmentTier } from '#domain/vendors/assessments/values.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface VendorAssessmentTables {
  vendor_assessments: {
    id: string;
    organisation_id: string;
    vendor_id: string;
    tier: AssessmentTier;
    language: Language;
    left_out: string[];
    own: ColumnType<OwnQuestion[], string, string>;
    asked: ColumnType<AssessmentSection[], string, string>;
    due_on: string | null;
    recipient_name: string;
    recipient_email: string;
    message: string;
    state: KeptState;
    created_at: At;
    created_by: string;
    created_by_name: string;
    sent_at: At | null;
    submitted_at: At | null;
    answerer_name: string | null;
    answerer_email: string | null;
    answerer_role: string | null;
    reviewed_at: At | null;
    reviewed_by: string | null;
    reviewed_by_name: string | null;
    reminded_on: string | null;
    told: 'overdue' | 'expired' | null;
    version: Generated<number>;
  };
  vendor_assessment_links: {
    assessment_id: string;
    organisation_id: string;
    token_hash: string | null;
    ends_at: At;
    made_at: At;
    made_by_name: string;
    opened_at: At | null;
  };
  vendor_assessment_answers: {
    organisation_id: string;
    assessment_id: string;
    question_id: string;
    value: string | null;
    reason: Generated<string>;
    comment: Generated<string>;
    is_confirmed: boolean;
    earlier_on: string | null;
    answered_at: At;
    version: Generated<number>;
    verdict: VendorAnswer['verdict'];
    verdict_note: Generated<string>;
    verdict_value: string | null;
    verdict_at: At | null;
    verdict_by_name: string | null;
  };
  vendor_assessment_files: {
    id: string;
    organisation_id: string;
    assessment_id: string;
    question_id: string;
    file_id: string;
    name: string;
    uploaded_at: At;
  };
}
