import { isDraft } from '#domain/documents/draft.ts';
import type { Document } from '#domain/documents/document.ts';
import { fileNameOf } from '#domain/documents/template-text.ts';
import type { Submission } from '#domain/documents/versions/version.ts';
import type { Context } from '../../platform/context.ts';
import { type Files, lockFiles, releaseFile, storeBytes } from '../../platform/files.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { getDocumentText } from '../store.ts';
import { draftNamed } from '../versions/draft-commands.ts';
import type { StoredDraft } from '../versions/draft-store.ts';
import { keepUncontrolled } from '../versions/version-store.ts';

/**
 * The draft becomes the version in force: its words are frozen, the document shows them, and what was there before stays a version. It is
 * read anew when its words are others.
 */
export async function putInForce(
  context: Context,
  files: Files,
  document: Document,
  submission: Submission,
): Promise<void> {
  const { db, organisationId, now } = context;
  const draft = await draftNamed(context, document.id, true);
  const before = await getDocumentText(db, organisationId, document.id);
  if (!before) throw notFound();
  const file = await fileOf(context, files, document, draft);
  await refuseOthers(context, document.id, file.sha256);
  const isOther = file.sha256 !== before.sha256;
  if (isOther && document.version === null) await keepUncontrolled(db, organisationId, document.id, context.newId());
  const approvedBy = submission.decisions.map(({ approverName }) => approverName).join(', ');
  // One approval that only a file tells of makes the whole one that.
  const approval = {
    approved_at: now,
    approved_by_name: approvedBy,
    from_file: submission.decisions.find(({ fromFile }) => fromFile !== null)?.fromFile ?? null,
  };
  const content = {
    file_id: file.id,
    sha256: file.sha256,
    file_name: draft.fileName,
    media_type: file.mediaType,
    size: file.size,
    pages: draft.pages,
    text: draft.text,
    blocks: JSON.stringify(draft.blocks),
  };
  await db
    .insertInto('document_versions')
    .values({
      ...content,
      id: context.newId(),
      organisation_id: organisationId,
      document_id: document.id,
      number: submission.number,
      title: document.title,
      language: draft.language ?? document.language,
      markdown: draft.markdown,
      note: submission.note,
      made_at: new Date(draft.changedAt),
      made_by: draft.changedBy,
      made_by_name: draft.changedByName,
      ...approval,
    })
    .execute();
  await db
    .updateTable('documents')
    .set({
      ...(isOther && {
        ...content,
        source_markdown: draft.markdown,
        is_draft: isDraft(draft.text),
        state: draft.state === 'read' ? 'read' : 'refused',
      }),
      version: submission.number,
      ...approval,
      reviewed_at: now,
      reviewed_by: context.actor.id,
      reviewed_by_name: context.actor.name,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', document.id)
    .execute();
  await db
    .deleteFrom('document_drafts')
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', document.id)
    .execute();
  if (isOther) {
    await releaseFile(context, before.fileId);
    await context.enqueue('documents.read', { documentIds: [document.id] }, { title: draft.fileName, total: 1 });
  } else await quoteFirst(context, document.id, submission.number);
}

async function fileOf(context: Context, files: Files, { title, folder }: Document, draft: StoredDraft) {
  if (draft.markdown !== null) {
    await lockFiles(context.db, context.organisationId);
    return storeBytes(context, files, { name: fileNameOf(title, 'md'), folder, bytes: Buffer.from(draft.markdown) });
  }
  return context.db
    .selectFrom('files')
    .select(['id', 'sha256', 'size', 'media_type as mediaType'])
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', draft.fileId)
    .executeTakeFirstOrThrow();
}

async function refuseOthers({ db, organisationId }: Context, id: string, sha256: string): Promise<void> {
  const other = await db
    .selectFrom('documents')
    .select('title')
    .where('organisation_id', '=', organisationId)
    .where('sha256', '=', sha256)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw conflict('present', `The same words are in the library already, as “${other.title}”.`);
}

/** What was accepted before the first approval quotes these very words. */
async function quoteFirst({ db, organisationId }: Context, documentId: string, number: number): Promise<void> {
  await db
    .updateTable('evidence')
    .set({ version: number })
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .where('version', '=', 0)
    .execute();
}
