import { documentSubject } from '#domain/documents/subject.ts';
import type { Document } from '#domain/documents/document.ts';
import { markdownOf } from '#domain/documents/markdown/from-blocks.ts';
import { fileNameOf } from '#domain/documents/template-text.ts';
import type { DraftInput } from '#domain/documents/versions/version.ts';
import { keepFile, releaseFile } from '../../platform/files.ts';
import type { Context } from '../../platform/context.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { openSubmission } from '../approval/submission-store.ts';
import { getDocumentText, lockDocument } from '../store.ts';
import { getDraft, type StoredDraft, textOfMarkdown } from './draft-store.ts';
import { getVersion } from './version-store.ts';

interface Start {
  version?: number | undefined;
  fileId?: string | undefined;
}

/**
 * Starts the next version of a document. Without a wish, what is being worked on is answered, or the present words are the start.
 * @throws Problem conflict where a draft stands in the way, the document is obsolete, or there are no words to start from.
 */
export async function startDraft(
  context: Context,
  document: Document,
  { version, fileId }: Start,
): Promise<StoredDraft> {
  const { db, organisationId } = context;
  const { id } = document;
  await lockDocument(db, organisationId, id);
  const draft = await getDraft(db, organisationId, id);
  if (draft && version === undefined && fileId === undefined) return draft;
  if (await openSubmission(db, organisationId, id)) throw submitted();
  if (draft) throw conflict('draft_stands', 'A draft is being worked on already. Continue it, or give it up first.');
  if (document.obsoleteAt)
    throw conflict('obsolete', 'This document is obsolete. Take that mark away before you work on it.');
  const start = fileId !== undefined ? await uploaded(context, id, fileId) : await earlier(context, document, version);
  await db
    .insertInto('document_drafts')
    .values({
      document_id: id,
      organisation_id: organisationId,
      based_on: version ?? document.version,
      started_at: context.now,
      changed_at: context.now,
      changed_by: context.actor.id,
      changed_by_name: context.actor.name,
      author_ids: JSON.stringify([context.actor.id]),
      ...start,
    })
    .execute();
  context.record({
    action: 'draft-started',
    subject: documentSubject,
    subjectId: id,
    title: document.title,
    after: { fileName: start.file_name, ...(version !== undefined && { basedOn: version }) },
  });
  if (fileId !== undefined)
    await context.enqueue('documents.readDraft', { documentId: id }, { title: start.file_name, total: 1 });
  return draftNamed(context, id);
}

export const submitted = () =>
  conflict('submitted', 'This draft waits for its approval and is not changed meanwhile. Take it back to work on it.');

const savedMeanwhile = ({ changedByName }: StoredDraft) =>
  conflict('changed_meanwhile', `${changedByName} saved this draft meanwhile.`);

/** The words that a draft would begin with. @throws Problem conflict where there are none. */
export async function draftMarkdown(context: Context, document: Document): Promise<string> {
  return (await earlier(context, document)).markdown ?? '';
}

/** @throws Problem not_found */
export async function draftNamed(context: Context, id: string, isHeld = false): Promise<StoredDraft> {
  const draft = await getDraft(context.db, context.organisationId, id, isHeld);
  if (!draft) throw notFound();
  return draft;
}

async function uploaded(context: Context, id: string, fileId: string) {
  const file = await keepFile(context, fileId);
  const other = await context.db
    .selectFrom('documents')
    .select(['id', 'title'])
    .where('organisation_id', '=', context.organisationId)
    .where('sha256', '=', file.sha256)
    .executeTakeFirst();
  if (other?.id === id) throw conflict('same_file', 'This file is the present version, byte for byte.');
  if (other) throw conflict('present', `This file is in the library already, as “${other.title}”.`);
  return { markdown: null, file_id: file.id, file_name: file.name, state: 'waiting' as const };
}

async function earlier(context: Context, { id, title, version: present, state, language }: Document, version?: number) {
  const { db, organisationId } = context;
  const number = version ?? present;
  const kept = number === null ? undefined : await getVersion(db, organisationId, id, number);
  if (version !== undefined && !kept) throw notFound();
  if (kept?.markdown !== null && kept?.markdown !== undefined) return writtenDraft(title, kept.markdown, kept.language);
  // An earlier file comes back as the file it was.
  if (kept && version !== undefined)
    return {
      markdown: null,
      file_id: kept.fileId,
      file_name: kept.fileName,
      state: kept.text === '' ? ('refused' as const) : ('read' as const),
      text: kept.text,
      blocks: JSON.stringify(kept.blocks),
      pages: kept.pages,
      language: kept.language,
    };
  const text = await getDocumentText(db, organisationId, id);
  if (!text) throw notFound();
  if (state !== 'read' && text.sourceMarkdown === null)
    throw conflict('not_read', 'There is no text to start from. Upload the next version as a file instead.');
  return writtenDraft(title, text.sourceMarkdown ?? markdownOf(text.text, text.blocks), language);
}

function writtenDraft(title: string, markdown: string, language: string | null) {
  const { text, blocks } = textOfMarkdown(markdown);
  const file_name = fileNameOf(title, 'md');
  return { markdown, file_name, state: 'read' as const, text, blocks: JSON.stringify(blocks), language };
}

/** Saves what was written. @throws Problem conflict when somebody else saved since, or it waits for approval. */
export async function saveDraft(context: Context, document: Document, input: DraftInput): Promise<StoredDraft> {
  const { db, organisationId, actor, now } = context;
  // Whoever hands it in locks the document first: what is handed in is what was saved before.
  await lockDocument(db, organisationId, document.id);
  const draft = await draftNamed(context, document.id, true);
  if (await openSubmission(db, organisationId, document.id)) throw submitted();
  if (draft.markdown === null) throw conflict('not_written', 'This draft is a file. Upload the file again instead.');
  if (draft.revision !== input.revision) throw savedMeanwhile(draft);
  const note = input.note ?? draft.note;
  if (draft.markdown === input.markdown && draft.note === note) return draft;
  const { text, blocks } = textOfMarkdown(input.markdown);
  await db
    .updateTable('document_drafts')
    .set({
      markdown: input.markdown,
      text,
      blocks: JSON.stringify(blocks),
      note,
      revision: draft.revision + 1,
      changed_at: now,
      changed_by: actor.id,
      changed_by_name: actor.name,
      author_ids: JSON.stringify([...new Set([...draft.authorIds, actor.id])]),
    })
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', document.id)
    .execute();
  // Whoever writes saves every few seconds: the trail tells of what is handed in, others only see that something moves.
  context.publish(documentSubject, document.id);
  return draftNamed(context, document.id);
}

/** Gives the draft up; the file it was is let go of. @throws Problem conflict when it is no longer of the revision that is named. */
export async function removeDraft(context: Context, document: Document, revision?: number): Promise<void> {
  const { db, organisationId } = context;
  await lockDocument(db, organisationId, document.id);
  const draft = await draftNamed(context, document.id, true);
  if (await openSubmission(db, organisationId, document.id)) throw submitted();
  if (revision !== undefined && draft.revision !== revision) throw savedMeanwhile(draft);
  await db
    .deleteFrom('document_drafts')
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', document.id)
    .execute();
  if (draft.fileId) await releaseFile(context, draft.fileId);
  context.record({
    action: 'draft-discarded',
    subject: documentSubject,
    subjectId: document.id,
    title: document.title,
    before: { fileName: draft.fileName, note: draft.note },
  });
}
