import { sql, type Transaction } from 'kysely';
import type { AskedQuestion, Questionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import { likeOf } from '../../platform/database/like.ts';
import { notFound } from '../../platform/http/problems.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

/** Whether nothing was found for any part. */
const HAS_NONE = sql`(q.proposals is not null and not exists (
  select from jsonb_array_elements(q.proposals) p where p ->> 'verdict' <> 'none'))`;

const COUNTS = sql<Questionnaire['counts']>`(select jsonb_build_object(
  'total', count(*),
  'approved', count(*) filter (where q.state = 'approved'),
  'notApplicable', count(*) filter (where q.state = 'not-applicable'),
  'none', count(*) filter (where q.state = 'open' and ${HAS_NONE}),
  'proposed', count(*) filter (where q.state = 'open' and q.proposals is not null and not ${HAS_NONE}))
  from questionnaire_questions q where q.questionnaire_id = questionnaires.id)`;

function select(db: Db, organisationId: string) {
  return db
    .selectFrom('questionnaires')
    .select([
      'id',
      'title',
      'form',
      'file_name as fileName',
      'due_on as dueOn',
      'state',
      'refusal',
      'refusal_detail as refusalDetail',
      'sheets',
      'job_id as jobId',
      'created_at as createdAt',
      'created_by_name as createdByName',
      'version',
      COUNTS.as('counts'),
    ])
    .where('organisation_id', '=', organisationId);
}

const shown = <T extends { createdAt: Date }>(row: T) => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function listQuestionnaires(
  { db, organisationId }: Context,
  { page, pageSize, search }: { page: number; pageSize: number; search: string | undefined },
) {
  const like = likeOf(search ?? '');
  const rows = await select(db, organisationId)
    .where('title', 'ilike', like)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await db
    .selectFrom('questionnaires')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('organisation_id', '=', organisationId)
    .where('title', 'ilike', like)
    .executeTakeFirstOrThrow();
  return { rows: rows.map(shown), total };
}

/** @throws Problem 404 for another organisation's. */
export async function getQuestionnaire({ db, organisationId }: Context, id: string): Promise<Questionnaire> {
  const row = await select(db, organisationId).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return shown(row);
}

interface Source extends Pick<Questionnaire, 'form' | 'title' | 'sheets' | 'fileName'> {
  fileId: string | null;
  text: string | null;
  sha256: string | null;
  mediaType: string | null;
}

/** What its questions are read from. @throws Problem 404 */
export async function getSource({ db, organisationId }: Context, id: string): Promise<Source> {
  const row = await db
    .selectFrom('questionnaires')
    .leftJoin('files', 'files.id', 'questionnaires.file_id')
    .select([
      'questionnaires.form',
      'questionnaires.title',
      'questionnaires.sheets',
      'file_id as fileId',
      'file_name as fileName',
      'source_text as text',
      'sha256',
      'media_type as mediaType',
    ])
    .where('questionnaires.organisation_id', '=', organisationId)
    .where('questionnaires.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function selectQuestions(db: Db, organisationId: string, questionnaireId: string) {
  return db
    .selectFrom('questionnaire_questions')
    .select([
      'id',
      'position',
      'sheet',
      'row',
      'number',
      'text',
      'proposals',
      'state',
      'answer',
      'short_answer as shortAnswer',
      'reference',
      'owner_id as ownerId',
      'decided_at as decidedAt',
      'decided_by_name as decidedByName',
      'version',
    ])
    .where('organisation_id', '=', organisationId)
    .where('questionnaire_id', '=', questionnaireId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectQuestions>['execute']>>[number];

/** Proposals quote documents: who may not see documents sees none. */
function questionOf({ actor }: Context, { sheet, row, ...rest }: Row): AskedQuestion {
  return {
    ...rest,
    place: { sheet, row },
    proposals: actor.permissions.includes('documents.view') ? rest.proposals : null,
    decidedAt: rest.decidedAt?.toISOString() ?? null,
  };
}

export async function listQuestions(
  context: Context,
  id: string,
  { state, page, pageSize }: { state?: AskedQuestion['state'] | undefined; page: number; pageSize: number },
) {
  let rows = selectQuestions(context.db, context.organisationId, id);
  let count = context.db
    .selectFrom('questionnaire_questions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('organisation_id', '=', context.organisationId)
    .where('questionnaire_id', '=', id);
  if (state) [rows, count] = [rows.where('state', '=', state), count.where('state', '=', state)];
  const found = await rows
    .orderBy('position')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await count.executeTakeFirstOrThrow();
  return { rows: found.map((row) => questionOf(context, row)), total };
}

/** Every question, in order: for an export. */
export async function allQuestions(context: Context, id: string): Promise<AskedQuestion[]> {
  const rows = await selectQuestions(context.db, context.organisationId, id).orderBy('position').execute();
  return rows.map((row) => questionOf(context, row));
}

/** @throws Problem 404 */
export async function getQuestion(context: Context, id: string, questionId: string): Promise<AskedQuestion> {
  const row = await selectQuestions(context.db, context.organisationId, id)
    .where('id', '=', questionId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return questionOf(context, row);
}
