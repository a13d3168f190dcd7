import type { Transaction } from 'kysely';
import type { ModelReading } from '#domain/documents/model-analysis.ts';
import type { Quote } from '#domain/documents/analysis.ts';
import type { Tables } from '../tables.ts';
import type { KeptAnswer } from './model-tables.ts';

type Db = Transaction<Tables>;

/** Everything that an answer depends on. */
export interface AnswerKey {
  documentHash: string;
  catalogueHash: string;
  baseUrl: string;
  model: string;
  promptVersion: string;
}

/** The answers that are kept for a document, by question; their quotes have their words again. */
export async function listAnswers(
  db: Db,
  organisationId: string,
  { documentHash, catalogueHash, baseUrl, model, promptVersion }: AnswerKey,
  text: string,
): Promise<Map<string, KeptAnswer>> {
  const rows = await db
    .selectFrom('model_answers')
    .select(['question', 'answer'])
    .where('organisation_id', '=', organisationId)
    .where('document_hash', '=', documentHash)
    .where('catalogue_hash', '=', catalogueHash)
    .where('base_url', '=', baseUrl)
    .where('model', '=', model)
    .where('prompt_version', '=', promptVersion)
    .execute();
  const textAt = ({ start, end }: Quote) => text.slice(start, end);
  return new Map(rows.map(({ question, answer }) => [question, withQuotes(answer, textAt)]));
}

export async function keepAnswer(
  db: Db,
  organisationId: string,
  key: AnswerKey,
  { question, answer, at }: { question: string; answer: KeptAnswer; at: Date },
): Promise<void> {
  const kept = JSON.stringify(withQuotes(answer, () => ''));
  await db
    .insertInto('model_answers')
    .values({
      organisation_id: organisationId,
      document_hash: key.documentHash,
      catalogue_hash: key.catalogueHash,
      base_url: key.baseUrl,
      model: key.model,
      prompt_version: key.promptVersion,
      question,
      answer: kept,
      at,
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

function withQuotes(answer: KeptAnswer, textAt: (quote: Quote) => string): KeptAnswer {
  const kept = answer.kept.map((item) => ({
    ...item,
    quote: item.quote && { ...item.quote, text: textAt(item.quote) },
  }));
  return { ...answer, kept } as KeptAnswer;
}

export async function keepModelReading(
  db: Db,
  organisationId: string,
  documentId: string,
  { at, jobId, ...reading }: Omit<ModelReading, 'at'> & { at: Date; jobId: string },
): Promise<void> {
  const values = { ...reading, at, job_id: jobId };
  await db
    .insertInto('model_readings')
    .values({ organisation_id: organisationId, document_id: documentId, ...values })
    .onConflict((known) => known.column('document_id').doUpdateSet(values))
    .execute();
}

/** Those that wait for a job that will not ask them. */
export async function forgetWaiting(db: Db, organisationId: string, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await db
    .deleteFrom('model_readings')
    .where('organisation_id', '=', organisationId)
    .where('document_id', 'in', documentIds)
    .where('state', '=', 'waiting')
    .execute();
}

/** One that waits for a job that ended without it was cancelled with the job. */
export async function getModelReading(db: Db, organisationId: string, id: string): Promise<ModelReading | null> {
  const row = await db
    .selectFrom('model_readings')
    .leftJoin('jobs', 'jobs.id', 'model_readings.job_id')
    .select([
      'model_readings.state',
      'model',
      'failure',
      'asked',
      'answered',
      'removed',
      'at',
      'jobs.finished_at as finishedAt',
      'jobs.id as jobId',
    ])
    .where('model_readings.organisation_id', '=', organisationId)
    .where('document_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { finishedAt, jobId, at, ...reading } = row;
  const isLeft = reading.state === 'waiting' && (jobId === null || finishedAt !== null);
  return {
    ...reading,
    at: at.toISOString(),
    ...(isLeft && { state: 'failed' as const, failure: 'cancelled' as const }),
  };
}
