import { documentSubject } from '#domain/documents/subject.ts';
import type { Document } from '#domain/documents/document.ts';
import type { Context } from '../../platform/context.ts';
import { removeOpenSuggestions } from '../suggestions.ts';

/** The document stays, with all its versions; nothing of it is proposed as evidence any more. */
export async function markObsolete(context: Context, { id, title }: Document, reason: string): Promise<void> {
  const { db, organisationId, actor, now } = context;
  await db
    .updateTable('documents')
    .set({ obsolete_at: now, obsolete_by: actor.id, obsolete_by_name: actor.name, obsolete_reason: reason })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  await removeOpenSuggestions(db, organisationId, { documentId: id });
  context.record({ action: 'obsoleted', subject: documentSubject, subjectId: id, title, after: { reason } });
}

/** It holds again: what it shows is looked for anew. */
export async function takeMarkAway(context: Context, { id, title, fileName, obsoleteReason }: Document): Promise<void> {
  const { db, organisationId } = context;
  await db
    .updateTable('documents')
    .set({ obsolete_at: null, obsolete_by: null, obsolete_by_name: null, obsolete_reason: null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  await context.enqueue('documents.read', { documentIds: [id] }, { title: fileName, total: 1 });
  context.record({
    action: 'reinstated',
    subject: documentSubject,
    subjectId: id,
    title,
    before: { reason: obsoleteReason },
  });
}
