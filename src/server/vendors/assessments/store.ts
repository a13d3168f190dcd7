import { sql } from 'kysely';
import type { CountedAnswer, EvidenceFile, VendorAnswer } from '#domain/vendors/assessments/answer.ts';
import type { AssessmentSection } from '#domain/vendors/assessments/question.ts';
import type { ScaledSection } from '#domain/vendors/assessments/score.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/problems.ts';

type Where = Pick<Context, 'db' | 'organisationId'>;

/** The questions without their words: what a score needs of them. */
const SCALE = sql<
  ScaledSection[]
>`(select coalesce(jsonb_agg(jsonb_build_object('section', s ->> 'section', 'questions', (
    select jsonb_agg((q - '{text,help,requirements}'::text[]) || case when q ? 'options' then jsonb_build_object('options', (
      select jsonb_agg(o - 'label') from jsonb_array_elements(q -> 'options') o)) else '{}' end)
    from jsonb_array_elements(s -> 'questions') q))), '[]')
  from jsonb_array_elements(vendor_assessments.asked) s)`;

export function selectAssessments({ db, organisationId }: Where) {
  return db
    .selectFrom('vendor_assessments')
    .innerJoin('vendors', 'vendors.id', 'vendor_assessments.vendor_id')
    .leftJoin('vendor_assessment_links as link', 'link.assessment_id', 'vendor_assessments.id')
    .where('vendor_assessments.organisation_id', '=', organisationId);
}

export function readAssessments(query: ReturnType<typeof selectAssessments>) {
  return query
    .select([
      'vendor_assessments.id',
      'vendor_assessments.vendor_id as vendorId',
      'vendors.name as vendorName',
      'vendors.owner_id as ownerId',
      'vendor_assessments.tier',
      'vendor_assessments.state as kept',
      'vendor_assessments.language',
      'vendor_assessments.due_on as dueOn',
      'vendor_assessments.recipient_name as recipientName',
      'vendor_assessments.recipient_email as recipientEmail',
      'vendor_assessments.created_at as createdAt',
      'vendor_assessments.created_by as createdBy',
      'vendor_assessments.created_by_name as createdByName',
      'vendor_assessments.sent_at as sentAt',
      'vendor_assessments.submitted_at as submittedAt',
      'vendor_assessments.reviewed_at as reviewedAt',
      'vendor_assessments.reviewed_by_name as reviewedByName',
      'vendor_assessments.version',
      'link.ends_at as linkEndsAt',
      'link.opened_at as openedAt',
      sql<boolean>`link.token_hash is not null`.as('isAlive'),
      SCALE.as('scale'),
    ])
    .execute();
}
export type AssessmentRow = Awaited<ReturnType<typeof readAssessments>>[number];

/** What counts of the answers of some assessments. */
export async function countedAnswers(
  { db, organisationId }: Where,
  ids: readonly string[],
): Promise<Map<string, CountedAnswer[]>> {
  const rows = await db
    .selectFrom('vendor_assessment_answers')
    .select([
      'assessment_id as assessmentId',
      'question_id as questionId',
      sql<string | null>`left(value, 60)`.as('value'),
      sql<string>`left(reason, 1)`.as('reason'),
      'is_confirmed as isConfirmed',
      'verdict',
      sql<string | null>`left(verdict_value, 60)`.as('verdictValue'),
    ])
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`assessment_id = any(${ids}::uuid[])`)
    .execute();
  return Map.groupBy(rows, ({ assessmentId }) => assessmentId);
}

export async function readAnswers({ db, organisationId }: Where, id: string): Promise<VendorAnswer[]> {
  const rows = await db
    .selectFrom('vendor_assessment_answers')
    .select([
      'question_id as questionId',
      'value',
      'reason',
      'comment',
      'is_confirmed as isConfirmed',
      'earlier_on as earlierOn',
      'answered_at as answeredAt',
      'version',
      'verdict',
      'verdict_note as verdictNote',
      'verdict_value as verdictValue',
      'verdict_by_name as verdictByName',
      'verdict_at as verdictAt',
    ])
    .where('organisation_id', '=', organisationId)
    .where('assessment_id', '=', id)
    .orderBy('question_id')
    .execute();
  return rows.map((row) => ({
    ...row,
    answeredAt: row.answeredAt.toISOString(),
    verdictAt: row.verdictAt?.toISOString() ?? null,
  }));
}

export async function readEvidence({ db, organisationId }: Where, id: string): Promise<EvidenceFile[]> {
  const rows = await db
    .selectFrom('vendor_assessment_files as given')
    .innerJoin('files', 'files.id', 'given.file_id')
    .select([
      'given.id',
      'given.question_id as questionId',
      'given.name',
      'files.size',
      'files.sha256',
      'given.uploaded_at as uploadedAt',
    ])
    .where('given.organisation_id', '=', organisationId)
    .where('given.assessment_id', '=', id)
    .orderBy('given.uploaded_at')
    .orderBy('given.id')
    .execute();
  return rows.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }));
}

/** An assessment as it is kept; until the commit nobody else changes it. @throws Problem 404, also for another organisation's. */
export async function lockAssessment({ db, organisationId }: Where, id: string) {
  const row = await db
    .selectFrom('vendor_assessments')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
export type KeptAssessment = Awaited<ReturnType<typeof lockAssessment>>;

/** The questions with their words, and what was said around them. @throws Problem 404 */
export async function readAsked({ db, organisationId }: Where, id: string) {
  const row = await db
    .selectFrom('vendor_assessments')
    .select([
      'asked',
      'own',
      'left_out as leftOut',
      'message',
      'vendor_id as vendorId',
      'answerer_name as answererName',
      'answerer_email as answererEmail',
      'answerer_role as answererRole',
    ])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The assessment of the same vendor that was submitted last before that moment. */
export async function readBefore(
  { db, organisationId }: Where,
  vendorId: string,
  before: { id: string | null; createdAt: Date },
): Promise<{ id: string; asked: AssessmentSection[]; submittedAt: Date } | undefined> {
  let query = db
    .selectFrom('vendor_assessments')
    .select(['id', 'asked', 'submitted_at as submittedAt'])
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', '=', vendorId)
    .where('created_at', '<', before.createdAt)
    .where('submitted_at', 'is not', null);
  if (before.id) query = query.where('id', '!=', before.id);
  const row = await query.orderBy('created_at', 'desc').orderBy('id').limit(1).executeTakeFirst();
  return row?.submittedAt ? { ...row, submittedAt: row.submittedAt } : undefined;
}
