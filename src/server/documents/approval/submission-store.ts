import type { Transaction } from 'kysely';
import type { Decision, Submission } from '#domain/documents/versions/version.ts';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

const FACTS = [
  'id',
  'number',
  'note',
  'state',
  'submitted_at as submittedAt',
  'submitted_by as submittedById',
  'submitted_by_name as submittedByName',
  'closed_at as closedAt',
] as const;

interface Filter {
  documentId?: string;
  ids?: string[];
  isOpen?: boolean;
}

/** Newest first, each with what its approvers said. */
export async function listSubmissions(
  db: Db,
  organisationId: string,
  { documentId, ids, isOpen }: Filter,
): Promise<Submission[]> {
  let query = db.selectFrom('document_submissions').select(FACTS).where('organisation_id', '=', organisationId);
  if (documentId) query = query.where('document_id', '=', documentId);
  if (ids) query = query.where('id', 'in', ids);
  if (isOpen) query = query.where('state', '=', 'open');
  const rows = await query.orderBy('submitted_at', 'desc').orderBy('id').execute();
  const decisions = await decisionsOf(
    db,
    organisationId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    submittedAt: row.submittedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    decisions: decisions.get(row.id) ?? [],
  }));
}

async function decisionsOf(db: Db, organisationId: string, ids: string[]): Promise<Map<string, Decision[]>> {
  const found = new Map<string, Decision[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('document_decisions')
    .select([
      'submission_id as submissionId',
      'approver_id as approverId',
      'approver_name as approverName',
      'decision',
      'comment',
      'decided_at as decidedAt',
      'from_file as fromFile',
    ])
    .where('organisation_id', '=', organisationId)
    .where('submission_id', 'in', ids)
    .orderBy('approver_name')
    .orderBy('id')
    .execute();
  for (const { submissionId, decidedAt, ...row } of rows) {
    const known = found.get(submissionId) ?? [];
    found.set(submissionId, [...known, { ...row, decidedAt: decidedAt?.toISOString() ?? null }]);
  }
  return found;
}

export async function openSubmission(db: Db, organisationId: string, documentId: string) {
  const [submission] = await listSubmissions(db, organisationId, { documentId, isOpen: true });
  return submission;
}

/** What waits for a person's decision, what was handed in first on top. */
export async function waitingFor(db: Db, organisationId: string, userId: string) {
  const rows = await db
    .selectFrom('document_decisions')
    .innerJoin('document_submissions as submission', 'submission.id', 'document_decisions.submission_id')
    .innerJoin('documents', 'documents.id', 'submission.document_id')
    .select(['submission.id as id', 'documents.id as documentId', 'documents.title as title'])
    .where('document_decisions.organisation_id', '=', organisationId)
    .where('document_decisions.approver_id', '=', userId)
    .where('document_decisions.decision', 'is', null)
    .where('submission.state', '=', 'open')
    .orderBy('submission.submitted_at')
    .limit(100)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const known = new Map((await listSubmissions(db, organisationId, { ids })).map((each) => [each.id, each]));
  return rows.flatMap(({ id, documentId, title }) => {
    const submission = known.get(id);
    return submission ? [{ documentId, title, submission }] : [];
  });
}

export async function closeSubmission(
  db: Db,
  organisationId: string,
  id: string,
  state: Exclude<Submission['state'], 'open'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('document_submissions')
    .set({ state, closed_at: at })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}
