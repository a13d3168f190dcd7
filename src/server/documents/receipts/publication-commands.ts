import { documentSubject } from '#domain/documents/subject.ts';
import { addressOf } from '#domain/addresses.ts';
import type { Document } from '#domain/documents/document.ts';
import type { DocumentAudience, Publication, Reader } from '#domain/documents/receipts.ts';
import type { Context } from '../../platform/context.ts';
import { notify } from '../../platform/database/notify.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { checkAudience } from './members.ts';
import { getPublication, readersOf } from './receipt-store.ts';

type Named = Pick<Document, 'id' | 'title' | 'version'>;

/** Gives the approved version to people, who are told. @throws Problem conflict where nothing is approved or it is obsolete. */
export async function publish(
  context: Context,
  document: Document,
  { audience, dueOn = null }: { audience: DocumentAudience; dueOn?: string | null | undefined },
): Promise<Publication> {
  const { db, organisationId, actor, now } = context;
  if (document.version === null) throw conflict('not_approved', 'Only an approved version is given to people to read.');
  if (document.obsoleteAt) throw conflict('obsolete', 'This document is obsolete.');
  await checkAudience(context, audience);
  const before = await getPublication(context, document.id);
  const notified = new Set((await readersOf(context, document.id, document.version, before)).map(({ id }) => id));
  const row = {
    audience: JSON.stringify(audience),
    due_on: dueOn,
    published_at: now,
    published_by: actor.id,
    published_by_name: actor.name,
    reminded_at: null,
  };
  await db
    .insertInto('document_publications')
    .values({ document_id: document.id, organisation_id: organisationId, ...row })
    .onConflict((known) => known.column('document_id').doUpdateSet(row))
    .execute();
  context.record({
    action: 'published',
    subject: documentSubject,
    subjectId: document.id,
    title: document.title,
    before: before && { audience: before.audience, dueOn: before.dueOn },
    after: { audience, dueOn, version: document.version },
  });
  await notifyReaders(context, document, 'document-to-read', ({ id }) => !notified.has(id));
  const publication = await getPublication(context, document.id);
  if (!publication) throw notFound();
  return publication;
}

/** Tells those who have not read the version in force. @returns how many. */
export async function notifyReaders(
  context: Context,
  { id, title, version }: Named,
  kind: 'document-to-read' | 'document-read-reminder',
  isMeant: (reader: Reader) => boolean = () => true,
): Promise<number> {
  const publication = await getPublication(context, id);
  const readers = await readersOf(context, id, version, publication);
  const waiting = readers.filter((reader) => reader.readAt === null && isMeant(reader));
  const values = { title, version: version ?? 1 };
  for (const { id: readerId } of waiting)
    if (kind === 'document-read-reminder' || readerId !== context.actor.id)
      await notify(context, readerId, kind, values, addressOf('document', { id }));
  return waiting.length;
}

/** Reminds those who have not read it and are to do so by a day (ISO date), or all of them, and notes when. */
export async function remind(context: Context, document: Named, by?: string): Promise<number> {
  const isMeant = ({ dueOn }: Reader) => by === undefined || (dueOn !== null && dueOn <= by);
  const reminded = await notifyReaders(context, document, 'document-read-reminder', isMeant);
  await context.db
    .updateTable('document_publications')
    .set({ reminded_at: context.now })
    .where('organisation_id', '=', context.organisationId)
    .where('document_id', '=', document.id)
    .execute();
  context.publish(documentSubject, document.id);
  return reminded;
}
