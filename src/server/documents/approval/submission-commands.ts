import { issue } from '#domain/issue.ts';
import { documentSubject } from '#domain/documents/subject.ts';
import { addressOf } from '#domain/addresses.ts';
import type { Document } from '#domain/documents/document.ts';
import { isDraft } from '#domain/documents/draft.ts';
import { hasFourEyes } from '#domain/documents/versions/approval.ts';
import type { NewSubmission, Submission } from '#domain/documents/versions/version.ts';
import { getPolicy } from '../../organisations/policies.ts';
import type { Context } from '../../platform/context.ts';
import { notify } from '../../platform/database/notify.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { membersAmong } from '../people.ts';
import { possibleReaders } from '../receipts/members.ts';
import { getDocumentText, lockDocument } from '../store.ts';
import { getDraft } from '../versions/draft-store.ts';
import { nextNumber } from '../versions/version-store.ts';
import { submitted } from '../versions/draft-commands.ts';
import { blanksLeft } from './blanks-left.ts';
import { listSubmissions, openSubmission } from './submission-store.ts';

/** Hands in the draft for approval; without one, the document as it stands. @throws Problem conflict, or invalid naming the approvers. */
export async function submit(
  context: Context,
  document: Document,
  { approverIds, note, withBlanks }: NewSubmission,
): Promise<Submission> {
  const { db, organisationId, actor, now } = context;
  await lockDocument(db, organisationId, document.id);
  if (await openSubmission(db, organisationId, document.id)) throw submitted();
  if (document.obsoleteAt) throw conflict('obsolete', 'This document is obsolete. Take that mark away first.');
  const draft = (await getDraft(db, organisationId, document.id)) ?? (await asItStands(context, document));
  if (draft.state === 'waiting') throw conflict('being_read', 'The file is being read. Try again in a moment.');
  if (draft.markdown !== null && draft.blocks.every(({ kind }) => kind === 'h'))
    throw conflict('empty', 'There is nothing written yet.');
  if (isDraft(draft.text))
    throw conflict('says_draft', 'The text says at its top that it is a draft. Delete that sentence first.');
  const known = blanksLeft(draft, withBlanks);
  const approvers = await approversOf(context, approverIds, [actor.id, draft.changedBy, ...draft.authorIds]);
  const id = context.newId();
  const number = await nextNumber(db, organisationId, document.id);
  const reason = note ?? draft.note;
  await db
    .insertInto('document_submissions')
    .values({
      id,
      organisation_id: organisationId,
      document_id: document.id,
      number,
      note: reason,
      submitted_at: now,
      submitted_by: actor.id,
      submitted_by_name: actor.name,
    })
    .execute();
  await db
    .insertInto('document_decisions')
    .values(
      [...approvers].map(([approver_id, approver_name]) => ({
        id: context.newId(),
        organisation_id: organisationId,
        submission_id: id,
        approver_id,
        approver_name,
      })),
    )
    .execute();
  context.record({
    action: 'submitted',
    subject: documentSubject,
    subjectId: document.id,
    title: document.title,
    after: {
      version: number,
      approvers: [...approvers.values()].join(', '),
      ...(reason && { note: reason }),
      ...known,
    },
  });
  for (const approverId of approvers.keys())
    if (approverId !== actor.id)
      await notify(
        context,
        approverId,
        'document-submitted',
        { name: actor.name, title: document.title },
        hrefOf(document),
      );
  const [submission] = await listSubmissions(db, organisationId, { ids: [id] });
  if (!submission) throw notFound();
  return submission;
}

export const hrefOf = ({ id }: Pick<Document, 'id'>) => addressOf('document', { id });

async function approversOf(context: Context, ids: string[], authors: string[]): Promise<Map<string, string>> {
  const known = await membersAmong(context.db, context.organisationId, ids);
  if (ids.some((id) => !known.has(id)))
    throw invalid([{ path: 'approverIds', message: issue('people_of_organization') }]);
  const readers = new Set((await possibleReaders(context)).map(({ id }) => id));
  if (ids.some((id) => !readers.has(id)))
    throw invalid([{ path: 'approverIds', message: issue('people_without_documents') }]);
  const { documentFourEyes } = await getPolicy(context);
  if (documentFourEyes && !hasFourEyes(authors, [...known.keys()]))
    throw invalid([{ path: 'approverIds', message: issue('four_eyes') }]);
  return known;
}

/** The file as it lies in the library becomes the draft. */
async function asItStands(context: Context, document: Document) {
  const { db, organisationId, now } = context;
  if (document.version !== null)
    throw conflict('nothing_new', 'This version is approved already. Begin the next one first.');
  const text = await getDocumentText(db, organisationId, document.id);
  if (!text) throw notFound();
  if (document.state === 'waiting' || document.state === 'reading')
    throw conflict('being_read', 'The file is being read. Try again in a moment.');
  const uploader = await db
    .selectFrom('documents')
    .select(['uploaded_by as by', 'uploaded_by_name as name'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', document.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('document_drafts')
    .values({
      document_id: document.id,
      organisation_id: organisationId,
      markdown: null,
      file_id: text.fileId,
      file_name: text.fileName,
      state: document.state === 'read' ? 'read' : 'refused',
      text: text.text,
      blocks: JSON.stringify(text.blocks),
      pages: document.pages,
      language: document.language,
      started_at: now,
      changed_at: now,
      changed_by: uploader.by,
      changed_by_name: uploader.name,
      author_ids: JSON.stringify([uploader.by]),
    })
    .execute();
  const draft = await getDraft(db, organisationId, document.id);
  if (!draft) throw notFound();
  return draft;
}
