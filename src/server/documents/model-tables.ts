import type { ColumnType, Generated } from 'kysely';
import type { ModelReading } from '#domain/documents/model-analysis.ts';
import type { ModelFailure } from '#domain/organisations/language-model.ts';
import type { AskVerdict } from '#engine/language-model/coverage.ts';
import type { Checked } from '#engine/language-model/question.ts';
import type { Verdict } from '#engine/language-model/verdicts.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

/** What of an answer is kept: who was asked of is told by the question, the words of quotes by the text. */
export type KeptAnswer = Checked<Verdict> | Checked<AskVerdict>;

export interface ModelTables {
  model_answers: {
    organisation_id: string;
    document_hash: string;
    catalogue_hash: string;
    base_url: string;
    model: string;
    prompt_version: string;
    question: string;
    answer: Json<KeptAnswer>;
    at: At;
  };
  model_readings: {
    document_id: string;
    organisation_id: string;
    state: ModelReading['state'];
    model: string;
    failure: ModelFailure | null;
    asked: Generated<number>;
    answered: Generated<number>;
    removed: Generated<number>;
    at: At;
    job_id: string | null;
  };
}
