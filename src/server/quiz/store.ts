import { sql, type Transaction } from 'kysely';
import type { QuizResult } from '#domain/quiz/result.ts';
import { percentOf } from '#domain/quiz/score.ts';
import type { Context } from '../platform/context.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

const RIGHT = sql<number>`(select count(*)::integer from quiz_answers a where a.round_id = quiz_rounds.id and a.is_right)`;

function select(db: Db, organisationId: string) {
  return db
    .selectFrom('quiz_rounds')
    .select(['id', 'user_id as userId', 'person_name as personName', 'framework', 'question_ids as questionIds'])
    .select(['finished_at as finishedAt', 'kept_at as keptAt', 'document_id as documentId'])
    .where('organisation_id', '=', organisationId);
}

const selectResults = (db: Db, organisationId: string) =>
  select(db, organisationId).select(RIGHT.as('right')).where('finished_at', 'is not', null);

export type QuizAttempt = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toResult({ questionIds, finishedAt, keptAt, ...row }: QuizAttempt & { right: number }): QuizResult {
  const { id, framework, personName, documentId, right } = row;
  const total = questionIds.length;
  return {
    id,
    framework,
    personName,
    finishedAt: finishedAt?.toISOString() ?? '',
    right,
    total,
    percent: percentOf(right, total),
    keptAt: keptAt?.toISOString() ?? null,
    documentId,
  };
}

/** An attempt of that person. `isLocked`: nobody else answers or changes it until the transaction ends. */
export async function getAttempt(context: Context, id: string, isLocked = false): Promise<QuizAttempt | undefined> {
  let query = select(context.db, context.organisationId).where('id', '=', id).where('user_id', '=', context.actor.id);
  if (isLocked) query = query.forUpdate();
  return query.executeTakeFirst();
}

export function getOpenAttempt(context: Context): Promise<QuizAttempt | undefined> {
  return select(context.db, context.organisationId)
    .where('user_id', '=', context.actor.id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
}

const LISTED = 100;

export async function listMyResults(context: Context): Promise<QuizResult[]> {
  const rows = await selectResults(context.db, context.organisationId)
    .where('user_id', '=', context.actor.id)
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  return rows.map(toResult);
}

export async function getResult({ db, organisationId }: Context, id: string): Promise<QuizResult | undefined> {
  const row = await selectResults(db, organisationId).where('id', '=', id).executeTakeFirst();
  return row && toResult(row);
}

interface KeptFilter {
  framework?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

export async function listKept({ db, organisationId }: Context, { framework, page = 0, pageSize = 25 }: KeptFilter) {
  let query = selectResults(db, organisationId).where('kept_at', 'is not', null);
  let count = db
    .selectFrom('quiz_rounds')
    .where('organisation_id', '=', organisationId)
    .where('kept_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('total'));
  if (framework) {
    query = query.where('framework', '=', framework);
    count = count.where('framework', '=', framework);
  }
  const rows = await query
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await count.executeTakeFirstOrThrow();
  return { rows: rows.map(toResult), total };
}

/** Kept results by their ids, the oldest first; nobody changes them until the transaction ends. */
export async function holdKept({ db, organisationId }: Context, ids: string[]): Promise<QuizResult[]> {
  const rows = await selectResults(db, organisationId)
    .where('kept_at', 'is not', null)
    .where('id', 'in', ids)
    .orderBy('finished_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(toResult);
}

/** Begins an attempt in the place of the one that is open: whoever begins two at once has the later one. */
export async function addAttempt(context: Context, framework: string, questionIds: string[]): Promise<string> {
  const { db, organisationId, actor, now } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quiz round ${organisationId} ${actor.id}`}, 0))`.execute(
    db,
  );
  await db
    .deleteFrom('quiz_rounds')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .where('finished_at', 'is', null)
    .execute();
  const id = context.newId();
  await db
    .insertInto('quiz_rounds')
    .values({
      id,
      organisation_id: organisationId,
      user_id: actor.id,
      person_name: actor.name,
      framework,
      question_ids: JSON.stringify(questionIds),
      started_at: now,
    })
    .execute();
  return id;
}

export function listAnswers({ db, organisationId }: Context, attemptId: string) {
  return db
    .selectFrom('quiz_answers')
    .select(['question_id as questionId', 'is_right as isRight'])
    .where('organisation_id', '=', organisationId)
    .where('round_id', '=', attemptId)
    .orderBy('answered_at')
    .orderBy('question_id')
    .execute();
}

export async function addAnswer(
  { db, organisationId, now }: Context,
  attemptId: string,
  questionId: string,
  isRight: boolean,
) {
  await db
    .insertInto('quiz_answers')
    .values({
      organisation_id: organisationId,
      round_id: attemptId,
      question_id: questionId,
      is_right: isRight,
      answered_at: now,
    })
    .execute();
}

interface QuizAttemptChange {
  finished_at?: Date;
  kept_at?: Date | null;
  document_id?: string;
}

export async function changeAttempts(
  { db, organisationId }: Context,
  ids: string[],
  change: QuizAttemptChange,
): Promise<void> {
  await db
    .updateTable('quiz_rounds')
    .set(change)
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .execute();
}

export async function removeAttempt({ db, organisationId }: Context, id: string): Promise<void> {
  await db.deleteFrom('quiz_rounds').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}
