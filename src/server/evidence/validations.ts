import { sql, type Transaction } from 'kysely';
import type { Document } from '#domain/documents/document.ts';
import type { Validation, ValidationResult } from '#domain/evidence/validation.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;
export type ListedValidation = Omit<Validation, 'result'>;

export interface ValidationFilter {
  framework?: string | undefined;
  requirementId?: string | undefined;
  documentId?: string | undefined;
  state?: Validation['state'] | undefined;
  id?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

function selectValidations(db: Db, organisationId: string, filter: ValidationFilter) {
  let rows = db
    .selectFrom('validations')
    .innerJoin('documents', 'documents.id', 'validations.document_id')
    .where('validations.organisation_id', '=', organisationId);
  if (filter.framework) rows = rows.where('validations.framework', '=', filter.framework);
  if (filter.requirementId) rows = rows.where('validations.requirement_id', '=', filter.requirementId);
  if (filter.documentId) rows = rows.where('validations.document_id', '=', filter.documentId);
  if (filter.state) rows = rows.where('validations.state', '=', filter.state);
  if (filter.id) rows = rows.where('validations.id', '=', filter.id);
  return rows;
}

/** What still stands as evidence of this document for this requirement, whichever way it was accepted. */
const EVIDENCE_ID = sql<string | null>`(
  select evidence.id from evidence
  where evidence.organisation_id = validations.organisation_id and evidence.document_id = validations.document_id
    and evidence.framework = validations.framework and evidence.requirement_id = validations.requirement_id
    and evidence.withdrawn_at is null
  order by evidence.accepted_at desc limit 1)`;

export async function listValidations(
  db: Db,
  organisationId: string,
  filter: ValidationFilter,
): Promise<ListedValidation[]> {
  const { page = 0, pageSize = 25 } = filter;
  const rows = await selectValidations(db, organisationId, filter)
    .select([
      'validations.id',
      'validations.framework',
      'validations.requirement_id as requirementId',
      'validations.document_id as documentId',
      'documents.title as documentTitle',
      'validations.state',
      'validations.refusal',
      'validations.validation_score as validationScore',
      'validations.engine',
      'validations.started_at as startedAt',
      'validations.started_by_name as startedByName',
      'validations.assessed_at as assessedAt',
      'validations.job_id as jobId',
      EVIDENCE_ID.as('evidenceId'),
    ])
    .orderBy('validations.started_at', 'desc')
    .orderBy('validations.id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    assessedAt: row.assessedAt?.toISOString() ?? null,
  }));
}

export async function countValidations(db: Db, organisationId: string, filter: ValidationFilter): Promise<number> {
  const { total } = await selectValidations(db, organisationId, filter)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function getValidation(db: Db, organisationId: string, id: string): Promise<Validation | undefined> {
  const [listed] = await listValidations(db, organisationId, { id });
  if (!listed) return undefined;
  const { result } = await db
    .selectFrom('validations')
    .select('result')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...listed, result };
}

export async function addValidation(
  db: Db,
  organisationId: string,
  asked: { documentId: string; framework: string; requirementId: string; at: Date; by: string; byName: string },
): Promise<string> {
  const { id } = await db
    .insertInto('validations')
    .values({
      organisation_id: organisationId,
      document_id: asked.documentId,
      framework: asked.framework,
      requirement_id: asked.requirementId,
      started_at: asked.at,
      started_by: asked.by,
      started_by_name: asked.byName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function keepJob(db: Db, organisationId: string, id: string, jobId: string): Promise<void> {
  await change(db, organisationId, id).set({ job_id: jobId }).execute();
}

export async function keepResult(
  db: Db,
  organisationId: string,
  id: string,
  { result, engine, at }: { result: ValidationResult; engine: string; at: Date },
): Promise<void> {
  await change(db, organisationId, id)
    .set({
      state: 'assessed',
      refusal: null,
      // PostgreSQL's real has seven digits; a tenth comes back as it was.
      validation_score: result.validationScore,
      result: JSON.stringify(result),
      engine,
      assessed_at: at,
    })
    .execute();
}

export async function keepUnassessable(
  db: Db,
  organisationId: string,
  id: string,
  { refusal, at }: { refusal: NonNullable<Document['refusal']>; at: Date },
): Promise<void> {
  await change(db, organisationId, id)
    .set({ state: 'unassessable', refusal, validation_score: null, result: null, assessed_at: at })
    .execute();
}

function change(db: Db, organisationId: string, id: string) {
  return db.updateTable('validations').where('organisation_id', '=', organisationId).where('id', '=', id);
}
