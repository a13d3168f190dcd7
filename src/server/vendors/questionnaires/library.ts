import { sql } from 'kysely';
import type { ApprovedAnswer } from '#domain/vendors/questionnaires/questionnaire.ts';
import type { AnswerLibrary } from '#engine/questionnaire/answer.ts';
import type { Taught } from '#engine/questionnaire/ask-vectors.ts';
import { SPEAKS_AGAINST } from '../../evidence/store.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf } from '../../frameworks/catalogue.ts';
import { frameworksOf } from '../../frameworks/in-use.ts';
import type { Context } from '../../platform/context.ts';
import { likeOf } from '../../platform/database/like.ts';

/** UTF-16 units of documents that answers are taken from, the newest first; more would not fit the thread that answers. */
const MOST_TEXT = 15_000_000;
const MOST_ANSWERS = 5_000;

/** A document that people stand by: read, in force, no draft, and approved, with its type confirmed, or with accepted evidence that speaks for it. */
const IS_ACCEPTED = sql<boolean>`(documents.state = 'read' and not documents.is_draft and documents.obsolete_at is null
  and (documents.version is not null or documents.type_accepted_at is not null or exists (
    select from evidence where evidence.document_id = documents.id and evidence.withdrawn_at is null and not ${SPEAKS_AGAINST})))`;

/** An approved answer with who stands by it. */
export interface Before {
  byName: string;
  at: string;
  questionnaire: string;
  question: string;
}

function approved({ db, organisationId }: Context, except: string | null) {
  const rows = db
    .selectFrom('questionnaire_questions as q')
    .innerJoin('questionnaires', 'questionnaires.id', 'q.questionnaire_id')
    .where('q.organisation_id', '=', organisationId)
    .where('q.state', '=', 'approved');
  return except ? rows.where('q.questionnaire_id', '!=', except) : rows;
}

export async function countLibrary(context: Context): Promise<{ documents: number; answers: number }> {
  const { documents } = await context.db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .where('organisation_id', '=', context.organisationId)
    .where(IS_ACCEPTED)
    .executeTakeFirstOrThrow();
  const { answers } = await approved(context, null)
    .select(({ fn }) => fn.countAll<number>().as('answers'))
    .executeTakeFirstOrThrow();
  return { documents, answers };
}

/** What was approved in any questionnaire, newest first. */
export async function listAnswers(
  context: Context,
  { search, page, pageSize }: { search: string | undefined; page: number; pageSize: number },
): Promise<{ rows: ApprovedAnswer[]; total: number }> {
  const like = search ? likeOf(search) : null;
  const all = approved(context, null);
  const found = like ? all.where((eb) => eb.or([eb('q.text', 'ilike', like), eb('q.answer', 'ilike', like)])) : all;
  const rows = await found
    .select([
      'q.id',
      'q.text as question',
      'q.answer',
      'q.questionnaire_id as questionnaireId',
      'questionnaires.title as questionnaire',
      'q.position',
      sql<string>`coalesce(q.decided_by_name, '')`.as('byName'),
      sql<Date>`coalesce(q.decided_at, questionnaires.created_at)`.as('at'),
    ])
    .orderBy('at', 'desc')
    .orderBy('q.id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}

/** The examples of ISO/IEC 27001 tell what words are about, whatever the frameworks in use. */
const taught = (): Taught[] =>
  (frameworkOf(BASE_FRAMEWORK)?.requirements ?? []).map(({ asks, examples, abroad }) => ({
    asks,
    ...(examples && { examples }),
    ...(abroad && { abroad }),
  }));

/** What answers to a questionnaire are taken from; its own answers are none of it. */
export async function gatherLibrary(
  context: Context,
  questionnaireId: string,
): Promise<{
  library: AnswerLibrary;
  before: Map<string, Before>;
  versions: Map<string, number | null>;
  leftOut: number;
}> {
  const { db, organisationId } = context;
  const sized = await db
    .selectFrom('documents')
    .select([
      'id',
      sql<number>`sum(length(text)) over (order by coalesce(approved_at, uploaded_at) desc, id)`.as('upTo'),
    ])
    .where('organisation_id', '=', organisationId)
    .where(IS_ACCEPTED)
    .execute();
  const ids = sized.filter(({ upTo }) => upTo <= MOST_TEXT).map(({ id }) => id);
  const documents =
    ids.length === 0
      ? []
      : await db
          .selectFrom('documents')
          .select([
            'id',
            'title',
            'file_name as fileName',
            'version',
            'text',
            'blocks',
            sql<string>`to_char(coalesce(approved_at, uploaded_at) at time zone 'UTC', 'YYYY-MM-DD')`.as('date'),
          ])
          .where('organisation_id', '=', organisationId)
          .where('id', 'in', ids)
          .orderBy('id')
          .execute();
  const links = await db
    .selectFrom('evidence')
    .select(['requirement_id as requirementId', 'document_id as documentId', 'quote'])
    .where('organisation_id', '=', organisationId)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`not ${SPEAKS_AGAINST}`)
    .execute();
  const answers = await approved(context, questionnaireId)
    .select([
      'q.id',
      'q.text as question',
      'q.answer',
      'q.short_answer as short',
      'q.decided_at as at',
      'q.decided_by_name as byName',
      'questionnaires.title as questionnaire',
    ])
    .orderBy('q.decided_at', 'desc')
    .limit(MOST_ANSWERS)
    .execute();
  const frameworks = links.length > 0 ? await frameworksOf(db, organisationId) : [];
  const dated = answers.map((row) => ({ ...row, at: row.at?.toISOString() ?? '', byName: row.byName ?? '' }));
  return {
    library: {
      documents,
      links: links.map(({ quote: { start, end }, ...rest }) => ({ ...rest, start, end })),
      requirements: frameworks.flatMap(({ requirements }) => requirements),
      taught: taught(),
      answers: dated.map(({ id, question, answer, short, at }) => ({
        id,
        question,
        answer,
        short,
        date: at.slice(0, 10),
      })),
    },
    before: new Map(
      dated.map(({ id, at, byName, questionnaire, question }) => [id, { at, byName, questionnaire, question }]),
    ),
    versions: new Map(documents.map(({ id, version }) => [id, version])),
    leftOut: sized.length - ids.length,
  };
}
