import type { Transaction } from 'kysely';
import type { KeptAnswer } from '#contract/readiness/self-assessment.ts';
import type { GivenAnswer } from '#domain/readiness/self-assessment.ts';
import type { Context } from '../../platform/context.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

const LISTED = 50;

const COLUMNS = [
  'id',
  'framework',
  'number',
  'started_at as startedAt',
  'started_by_name as startedByName',
  'finished_at as finishedAt',
  'finished_by_name as finishedByName',
] as const;

function select(db: Db, organisationId: string) {
  return db.selectFrom('self_assessments').select(COLUMNS).where('organisation_id', '=', organisationId);
}

export type Kept = ReturnType<typeof shown>;
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const shown = (row: Row) => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/** The open one first, then the newest. */
export async function listSelfAssessments(db: Db, organisationId: string, framework: string): Promise<Kept[]> {
  const rows = await select(db, organisationId)
    .where('framework', '=', framework)
    .orderBy('number', (by) => by.desc().nullsFirst())
    .limit(LISTED)
    .execute();
  return rows.map(shown);
}

/** `isLocked`: nobody else answers or finishes it until the transaction ends. */
export async function getSelfAssessment(db: Db, organisationId: string, id: string, isLocked = false) {
  let query = select(db, organisationId).where('id', '=', id);
  if (isLocked) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row && shown(row);
}

export async function openSelfAssessment(db: Db, organisationId: string, framework: string): Promise<Kept | undefined> {
  const row = await select(db, organisationId)
    .where('framework', '=', framework)
    .where('number', 'is', null)
    .executeTakeFirst();
  return row && shown(row);
}

/** Answers nothing where another one was begun in the same moment. */
export async function keepSelfAssessment(
  { db, organisationId, actor, now, newId }: Context,
  framework: string,
): Promise<string | undefined> {
  const kept = await db
    .insertInto('self_assessments')
    .values({
      id: newId(),
      organisation_id: organisationId,
      framework,
      started_at: now,
      started_by: actor.id,
      started_by_name: actor.name,
    })
    .onConflict((on) => on.columns(['organisation_id', 'framework']).where('number', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
}

export async function finishSelfAssessment({ db, organisationId, actor, now }: Context, { id, framework }: Kept) {
  const { last } = await db
    .selectFrom('self_assessments')
    .select((e) => e.fn.max('number').as('last'))
    .where('organisation_id', '=', organisationId)
    .where('framework', '=', framework)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('self_assessments')
    .set({ number: (last ?? 0) + 1, finished_at: now, finished_by: actor.id, finished_by_name: actor.name })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function removeSelfAssessment(db: Db, organisationId: string, id: string): Promise<void> {
  await db.deleteFrom('self_assessments').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}

/** By assessment, in one read. */
export async function answersOf(
  db: Db,
  organisationId: string,
  ids: readonly string[],
  requirementIds?: readonly string[],
): Promise<Map<string, KeptAnswer[]>> {
  const found = new Map<string, KeptAnswer[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  let query = db
    .selectFrom('self_assessment_answers')
    .select([
      'assessment_id as assessmentId',
      'requirement_id as requirementId',
      'ask_id as askId',
      'answer',
      'note',
      'answered_at as answeredAt',
      'answered_by_name as answeredByName',
    ])
    .where('organisation_id', '=', organisationId)
    .where('assessment_id', 'in', ids)
    .orderBy('requirement_id')
    .orderBy('ask_id');
  if (requirementIds) query = query.where('requirement_id', 'in', requirementIds);
  for (const { assessmentId, answeredAt, ...answer } of await query.execute())
    found.get(assessmentId)?.push({ ...answer, answeredAt: answeredAt.toISOString() });
  return found;
}

/** Everything that is said of one requirement; what was said before and is not among it goes. */
export async function replaceAnswers(
  { db, organisationId, actor, now }: Context,
  assessmentId: string,
  requirementId: string,
  answers: readonly GivenAnswer[],
): Promise<void> {
  await db
    .deleteFrom('self_assessment_answers')
    .where('organisation_id', '=', organisationId)
    .where('assessment_id', '=', assessmentId)
    .where('requirement_id', '=', requirementId)
    .where(
      'ask_id',
      'not in',
      answers.map(({ askId }) => askId),
    )
    .execute();
  await db
    .insertInto('self_assessment_answers')
    .values(
      answers.map(({ askId, answer, note }) => ({
        organisation_id: organisationId,
        assessment_id: assessmentId,
        requirement_id: requirementId,
        ask_id: askId,
        answer,
        note,
        answered_at: now,
        answered_by_name: actor.name,
      })),
    )
    .onConflict((on) =>
      on
        .columns(['assessment_id', 'requirement_id', 'ask_id'])
        .doUpdateSet((e) => ({
          answer: e.ref('excluded.answer'),
          note: e.ref('excluded.note'),
          answered_at: e.ref('excluded.answered_at'),
          answered_by_name: e.ref('excluded.answered_by_name'),
        }))
        // Who said it first stays who said it.
        .where((e) =>
          e.or([
            e('self_assessment_answers.answer', '!=', e.ref('excluded.answer')),
            e('self_assessment_answers.note', '!=', e.ref('excluded.note')),
          ]),
        ),
    )
    .execute();
}

/** Begins with what was said before, by whom and when it was said. */
export async function copyAnswers(db: Db, organisationId: string, from: string, to: string): Promise<void> {
  const answers = (await answersOf(db, organisationId, [from])).get(from) ?? [];
  if (answers.length === 0) return;
  await db
    .insertInto('self_assessment_answers')
    .values(
      answers.map(({ requirementId, askId, answer, note, answeredAt, answeredByName }) => ({
        organisation_id: organisationId,
        assessment_id: to,
        requirement_id: requirementId,
        ask_id: askId,
        answer,
        note,
        answered_at: answeredAt,
        answered_by_name: answeredByName,
      })),
    )
    .execute();
}
