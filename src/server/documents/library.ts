import { documentSubject } from '#domain/documents/subject.ts';
import type { Transaction } from 'kysely';
import { isDraft, originalFileName } from '#domain/documents/draft.ts';
import { titleFromFileName, titleFromHeading } from '#domain/documents/title.ts';
import type { Analysis, Extraction } from '#domain/documents/analysis.ts';
import type { Context } from '../platform/context.ts';
import { takeMarkAway } from './approval/obsolescence.ts';
import { documentNamed } from './document-named.ts';
import { releaseFile, type FileRow } from '../platform/files.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

interface Filing {
  folder?: string | undefined;
  at: Date;
  by: string;
  byName: string;
}

/** Files a kept upload as a document. `isPresent` when the same bytes are a document of this organisation already. */
export async function fileDocument(db: Db, organisationId: string, file: FileRow, filing: Filing) {
  const added = await db
    .insertInto('documents')
    .values({
      organisation_id: organisationId,
      file_id: file.id,
      sha256: file.sha256,
      title: titleFromFileName(file.name),
      file_name: file.name,
      folder: filing.folder ?? folderOf(file.path),
      media_type: file.mediaType,
      size: file.size,
      uploaded_at: filing.at,
      uploaded_by: filing.by,
      uploaded_by_name: filing.byName,
    })
    .onConflict((taken) => taken.columns(['organisation_id', 'sha256']).doNothing())
    .returning(['id', 'title', 'folder'])
    .executeTakeFirst();
  if (added) return { isPresent: false, ...added };
  const present = await db
    .selectFrom('documents')
    .select(['id', 'title', 'folder'])
    .where('organisation_id', '=', organisationId)
    .where('sha256', '=', file.sha256)
    .executeTakeFirstOrThrow();
  return { isPresent: true, ...present };
}

/** A folder as it is kept: without ways out of it, empty names and what is too long. */
export const folderPath = (folder: string) => folderOf(`${folder}/x`);

/** "Policies/HR/leave.docx" lies in "Policies/HR". */
function folderOf(path: string | null): string {
  const parts = (path ?? '').split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.slice(0, -1).join('/').slice(0, 500);
}

export async function markReading(db: Db, organisationId: string, id: string) {
  await db
    .updateTable('documents')
    .set({ state: 'reading' })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** As a document calls itself, when it is read for the first time and nobody has named it. */
export async function titleWhenRead(
  db: Db,
  organisationId: string,
  id: string,
  { text, blocks }: Extract<Extraction, { state: 'read' }>,
): Promise<string | null> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('organisations', 'organisations.id', 'documents.organisation_id')
    .select(['title', 'file_name as fileName', 'draft_key as key', 'organisations.name as organisation'])
    .where('organisation_id', '=', organisationId)
    .where('documents.id', '=', id)
    .where('engine', 'is', null)
    .where('source_markdown', 'is', null)
    .executeTakeFirst();
  if (!row || row.key !== null || row.title !== titleFromFileName(row.fileName)) return null;
  const title = titleFromHeading(text, blocks, row.fileName, row.organisation);
  return title === row.title ? null : title;
}

/** A file that can no longer be read keeps nothing of an earlier reading. */
export async function keepRefusal(
  db: Db,
  organisationId: string,
  id: string,
  refused: Extract<Extraction, { state: 'refused' }>,
) {
  await db
    .updateTable('documents')
    .set({
      state: 'refused',
      refusal: refused.refusal,
      refusal_detail: refused.detail,
      pages: null,
      text: '',
      blocks: '[]',
      topics: '[]',
      notices: '[]',
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Keeps the text and what was read of it. A type that a person accepted stays theirs. */
export async function keepReading(
  db: Db,
  organisationId: string,
  id: string,
  extraction: Extract<Extraction, { state: 'read' }>,
  analysis: Analysis,
  catalogueHash: string,
  title: string | null = null,
) {
  await db
    .updateTable('documents')
    .set((row) => ({
      ...(title !== null && { title }),
      state: 'read',
      refusal: null,
      refusal_detail: null,
      pages: extraction.pages,
      text: extraction.text,
      blocks: JSON.stringify(extraction.blocks),
      topics: JSON.stringify(analysis.topics),
      notices: JSON.stringify(analysis.notices),
      is_draft: isDraft(extraction.text),
      language: analysis.language,
      engine: analysis.engine,
      catalogue_hash: catalogueHash,
      type: row.case().when('type_accepted_at', 'is', null).then(analysis.type).else(row.ref('type')).end(),
      type_confidence: analysis.typeConfidence,
    }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

interface MadeHere {
  /** The template's; null: of none, or not the first of it. */
  key: string | null;
  title: string;
  /** What the editor opens with. */
  markdown?: string | undefined;
}

/** Files one of the product's drafts. Undefined when the organisation has the same bytes already; where they were obsolete, they hold again. */
export async function fileDraft(
  context: Context,
  file: FileRow,
  { key, title, markdown }: MadeHere,
): Promise<string | undefined> {
  const { db, organisationId, actor, now } = context;
  const filed = await fileDocument(db, organisationId, file, { at: now, by: actor.id, byName: actor.name });
  if (filed.isPresent) {
    await releaseFile(context, file.id);
    return reinstated(context, filed.id);
  }
  // A document that is obsolete is no longer the one of its template.
  await db
    .updateTable('documents')
    .set({ draft_key: null })
    .where('organisation_id', '=', organisationId)
    .where('draft_key', '=', key)
    .where('obsolete_at', 'is not', null)
    .execute();
  await db
    .updateTable('documents')
    .set({ title, is_draft: true, draft_key: key, source_markdown: markdown ?? null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', filed.id)
    .execute();
  const after = { title, fileName: file.name, folder: filed.folder, isDraft: true };
  context.record({ action: 'added', subject: documentSubject, subjectId: filed.id, title, after });
  return filed.id;
}

async function reinstated(context: Context, id: string): Promise<string | undefined> {
  const document = await documentNamed(context, id);
  if (!document.obsoleteAt) return undefined;
  await takeMarkAway(context, document);
  return id;
}

/** Templates of which there is a draft, or what became of it; what is obsolete makes room for another. */
export async function listDraftKeys(db: Db, organisationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('documents')
    .select('draft_key as key')
    .where('organisation_id', '=', organisationId)
    .where('draft_key', 'is not', null)
    .where('obsolete_at', 'is', null)
    .execute();
  return new Set(rows.map(({ key }) => key ?? ''));
}

/** A document under the file name of a draft is what became of it: it takes the draft's title, folder and place. */
export async function replaceDraft(context: Context, id: string): Promise<void> {
  const { db, organisationId } = context;
  const mine = db.selectFrom('documents').where('organisation_id', '=', organisationId);
  const fresh = await mine.where('id', '=', id).select(['file_name as fileName', 'folder']).executeTakeFirstOrThrow();
  const draft = await mine
    .where('is_draft', '=', true)
    .where('obsolete_at', 'is', null)
    .where('id', '!=', id)
    .where((is) => is(is.fn('lower', ['file_name']), '=', originalFileName(fresh.fileName).toLowerCase()))
    .select(['id', 'title', 'folder', 'file_id as fileId', 'file_name as fileName', 'draft_key'])
    .executeTakeFirst();
  if (!draft) return;
  await db.deleteFrom('documents').where('organisation_id', '=', organisationId).where('id', '=', draft.id).execute();
  await db
    .updateTable('documents')
    .set({ title: draft.title, folder: fresh.folder || draft.folder, draft_key: draft.draft_key })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  await releaseFile(context, draft.fileId);
  const { title, fileName, folder } = draft;
  context.record({
    action: 'removed',
    subject: documentSubject,
    subjectId: draft.id,
    title,
    before: { title, fileName, folder },
  });
}
