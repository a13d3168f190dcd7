import type { Transaction } from 'kysely';
import type { NewValidationFeedback, ValidationFeedback } from '#domain/evidence/validation.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

interface FeedbackFilter {
  id?: string;
  framework?: string;
  requirementId?: string;
}

/** Newest first. */
export async function listFeedback(
  db: Db,
  organisationId: string,
  filter: FeedbackFilter,
): Promise<ValidationFeedback[]> {
  let rows = db
    .selectFrom('validation_feedback')
    .select([
      'id',
      'framework',
      'requirement_id as requirementId',
      'validation_id as validationId',
      'about',
      'verdict',
      'comment',
      'given_at as givenAt',
      'given_by_name as givenByName',
    ])
    .where('organisation_id', '=', organisationId);
  if (filter.id) rows = rows.where('id', '=', filter.id);
  if (filter.framework) rows = rows.where('framework', '=', filter.framework);
  if (filter.requirementId) rows = rows.where('requirement_id', '=', filter.requirementId);
  const found = await rows.orderBy('given_at', 'desc').orderBy('id').limit(500).execute();
  return found.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() }));
}

export async function addFeedback(
  db: Db,
  organisationId: string,
  given: NewValidationFeedback & {
    validationId: string;
    framework: string;
    requirementId: string;
    at: Date;
    by: string;
    byName: string;
  },
): Promise<string> {
  const { id } = await db
    .insertInto('validation_feedback')
    .values({
      organisation_id: organisationId,
      validation_id: given.validationId,
      framework: given.framework,
      requirement_id: given.requirementId,
      about: given.about,
      verdict: given.verdict,
      comment: given.comment,
      given_at: given.at,
      given_by: given.by,
      given_by_name: given.byName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeFeedback(db: Db, organisationId: string, id: string): Promise<void> {
  await db
    .deleteFrom('validation_feedback')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}
