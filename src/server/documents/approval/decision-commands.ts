import { documentSubject } from '#domain/documents/subject.ts';
import type { Document } from '#domain/documents/document.ts';
import { outcomeOf } from '#domain/documents/versions/approval.ts';
import type { NewDecision, Submission } from '#domain/documents/versions/version.ts';
import type { Context } from '../../platform/context.ts';
import type { Files } from '../../platform/files.ts';
import { notify } from '../../platform/database/notify.ts';
import { conflict, forbidden, notFound } from '../../platform/http/problems.ts';
import { notifyReaders } from '../receipts/publication-commands.ts';
import { lockDocument } from '../store.ts';
import { getDraft } from '../versions/draft-store.ts';
import { blanksLeft } from './blanks-left.ts';
import { putInForce } from './put-in-force.ts';
import { closeSubmission, listSubmissions, openSubmission } from './submission-store.ts';
import { hrefOf } from './submission-commands.ts';

/** What an approver says; the last one who approves puts the version in force. @returns the submission as it stands then. */
export async function decideOn(
  context: Context,
  files: Files,
  document: Document,
  { submissionId, decision, comment = '', withBlanks }: NewDecision & { submissionId: string },
): Promise<Submission> {
  const { db, organisationId, actor, now } = context;
  await lockDocument(db, organisationId, document.id);
  const submission = await openSubmission(db, organisationId, document.id);
  if (submission?.id !== submissionId)
    throw conflict('closed', 'This is no longer waiting for a decision. Look at the document again.');
  const mine = submission.decisions.find(({ approverId }) => approverId === actor.id);
  if (!mine) throw forbidden();
  const draft = decision === 'approved' ? await getDraft(db, organisationId, document.id) : undefined;
  const known = draft ? blanksLeft(draft, withBlanks) : {};
  await db
    .updateTable('document_decisions')
    .set({ decision, comment, decided_at: now, from_file: null })
    .where('organisation_id', '=', organisationId)
    .where('submission_id', '=', submissionId)
    .where('approver_id', '=', actor.id)
    .execute();
  const after = await submissionNamed(context, submissionId);
  const outcome = outcomeOf(after.decisions);
  context.record({
    action: decision,
    subject: documentSubject,
    subjectId: document.id,
    title: document.title,
    after: { version: submission.number, ...(comment && { comment }), ...known },
  });
  if (outcome === 'open') return after;
  if (outcome === 'approved') await putInForce(context, files, document, after);
  await closeSubmission(db, organisationId, submissionId, outcome, now);
  // A new version asks everybody again.
  if (outcome === 'approved')
    await notifyReaders(context, { ...document, version: submission.number }, 'document-to-read');
  const values = { name: actor.name, title: document.title, version: submission.number };
  if (submission.submittedById !== actor.id)
    await notify(context, submission.submittedById, `document-${outcome}`, values, hrefOf(document));
  return submissionNamed(context, submissionId);
}

export async function withdrawSubmission(context: Context, document: Document): Promise<Submission> {
  const { db, organisationId, now } = context;
  await lockDocument(db, organisationId, document.id);
  const submission = await openSubmission(db, organisationId, document.id);
  if (!submission) throw notFound();
  await closeSubmission(db, organisationId, submission.id, 'withdrawn', now);
  context.record({
    action: 'withdrawn',
    subject: documentSubject,
    subjectId: document.id,
    title: document.title,
    before: { version: submission.number },
  });
  return submissionNamed(context, submission.id);
}

async function submissionNamed(context: Context, id: string): Promise<Submission> {
  const [submission] = await listSubmissions(context.db, context.organisationId, { ids: [id] });
  if (!submission) throw notFound();
  return submission;
}
