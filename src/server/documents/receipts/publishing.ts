import { documentSubject } from '#domain/documents/subject.ts';
import { addressOf } from '#domain/addresses.ts';
import type { Document } from '#domain/documents/document.ts';
import type { DocumentAudience, Publication } from '#domain/documents/receipts.ts';
import type { Act } from '../../platform/act.ts';
import { notify } from '../../platform/database/notify.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { checkAudience } from './members.ts';
import { getPublication, readersOf } from './receipt-store.ts';

type Named = Pick<Document, 'id' | 'title' | 'version'>;

/** Gives the approved version to people, who are told. @throws Problem conflict where nothing is approved or it is obsolete. */
export async function publish(
  act: Act,
  document: Document,
  { audience, dueOn = null }: { audience: DocumentAudience; dueOn?: string | null | undefined },
): Promise<Publication> {
  const { db, organisationId, actor, now } = act;
  if (document.version === null) throw conflict('not_approved', 'Only an approved version is given to people to read.');
  if (document.obsoleteAt) throw conflict('obsolete', 'This document is obsolete.');
  await checkAudience(act, audience);
  const before = await getPublication(act, document.id);
  const told = new Set((await readersOf(act, document.id, document.version, before)).map(({ id }) => id));
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
  act.record({
    action: 'published',
    subject: documentSubject,
    subjectId: document.id,
    title: document.title,
    before: before && { audience: before.audience, dueOn: before.dueOn },
    after: { audience, dueOn, version: document.version },
  });
  await tell(act, document, 'document-to-read', (id) => !told.has(id));
  const publication = await getPublication(act, document.id);
  if (!publication) throw notFound();
  return publication;
}

/** Tells those who have not read the version in force. @returns how many. */
export async function tell(
  act: Act,
  { id, title, version }: Named,
  kind: 'document-to-read' | 'document-read-reminder',
  isMeant: (readerId: string) => boolean = () => true,
): Promise<number> {
  const publication = await getPublication(act, id);
  const readers = await readersOf(act, id, version, publication);
  const waiting = readers.filter(({ id: readerId, readAt }) => readAt === null && isMeant(readerId));
  const values = { title, version: version ?? 1 };
  for (const { id: readerId } of waiting)
    if (kind === 'document-read-reminder' || readerId !== act.actor.id)
      await notify(act, readerId, kind, values, addressOf('document', { id }));
  return waiting.length;
}

/** Reminds those who have not read it, and notes when. */
export async function remind(act: Act, document: Named): Promise<number> {
  const reminded = await tell(act, document, 'document-read-reminder');
  await act.db
    .updateTable('document_publications')
    .set({ reminded_at: act.now })
    .where('organisation_id', '=', act.organisationId)
    .where('document_id', '=', document.id)
    .execute();
  act.tell(documentSubject, document.id);
  return reminded;
}
