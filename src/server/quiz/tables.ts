import type { ColumnType } from 'kysely';

type At = ColumnType<Date, Date | string, Date | string>;

export interface QuizTables {
  quiz_rounds: {
    id: string;
    organisation_id: string;
    user_id: string;
    person_name: string;
    framework: string;
    question_ids: ColumnType<string[], string, string>;
    started_at: At;
    finished_at: At | null;
    kept_at: At | null;
    document_id: string | null;
  };
  quiz_answers: {
    organisation_id: string;
    round_id: string;
    question_id: string;
    is_right: boolean;
    answered_at: At;
  };
  quiz_players: { organisation_id: string; user_id: string; shown_since: At };
}
