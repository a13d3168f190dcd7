import type { ColumnType, Generated } from 'kysely';
import type {
  AnswerState,
  AskedQuestion,
  Proposal,
  Questionnaire,
  QuestionSheet,
} from '#domain/vendors/questionnaires/questionnaire.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface QuestionnaireTables {
  questionnaires: {
    id: string;
    organisation_id: string;
    title: string;
    form: Questionnaire['form'];
    file_id: string | null;
    file_name: string | null;
    source_text: string | null;
    due_on: string | null;
    state: Questionnaire['state'];
    refusal: Questionnaire['refusal'];
    refusal_detail: string | null;
    sheets: ColumnType<QuestionSheet[], string | undefined, string>;
    job_id: string | null;
    created_at: At;
    created_by: string;
    created_by_name: string;
    version: Generated<number>;
  };
  questionnaire_questions: {
    id: string;
    organisation_id: string;
    questionnaire_id: string;
    position: number;
    sheet: number | null;
    row: number;
    number: string | null;
    text: string;
    proposals: ColumnType<Proposal[] | null, string | null | undefined, string | null>;
    state: Generated<AnswerState>;
    answer: Generated<string>;
    short_answer: AskedQuestion['shortAnswer'];
    reference: string | null;
    owner_id: string | null;
    decided_at: At | null;
    decided_by: string | null;
    decided_by_name: string | null;
    version: Generated<number>;
  };
}
