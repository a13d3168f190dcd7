import { documentSubject } from '#domain/documents/subject.ts';
import { extractFile } from '#engine/extract/extract-file.ts';
import { defineJob } from '../../platform/background/jobs.ts';
import { getDraft } from './draft-store.ts';

/** Reads the file that was uploaded as the next version, so that it can be compared and approved with its words. */
export const readDraft = defineJob<{ documentId: string }>('documents.readDraft', { atOnce: 1 }, async (run) => {
  const { documentId } = run.input;
  const { organisationId } = run;
  const file = await run.transact(async ({ db }) => {
    const draft = await getDraft(db, organisationId, documentId);
    if (!draft?.fileId) return undefined;
    const mine = db.selectFrom('files').where('organisation_id', '=', organisationId);
    const row = await mine.where('id', '=', draft.fileId).select('sha256').executeTakeFirst();
    return row && { ...row, fileId: draft.fileId, fileName: draft.fileName };
  });
  if (!file) return { state: 'gone' };
  const read = await extractFile(run.files.pathOf(file.sha256), file.fileName);
  await run.transact(async (context) => {
    await context.db
      .updateTable('document_drafts')
      .set(
        read.state === 'read'
          ? { state: 'read', text: read.text, blocks: JSON.stringify(read.blocks), pages: read.pages }
          : { state: 'refused', text: '', blocks: '[]', pages: null },
      )
      .where('organisation_id', '=', organisationId)
      .where('document_id', '=', documentId)
      // Another file may have taken its place.
      .where('file_id', '=', file.fileId)
      .execute();
    context.publish(documentSubject, documentId);
  });
  return { state: read.state };
});
