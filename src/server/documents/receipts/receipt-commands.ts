import type { Document } from '#domain/documents/document.ts';
import { documentSubject } from '#domain/documents/subject.ts';
import type { Context } from '../../platform/context.ts';
import { conflict } from '../../platform/http/problems.ts';
import { getPublication, readersOf, receiptsOf } from './receipt-store.ts';

/** Keeps that the acting person has read a version. @throws Problem conflict where another one is in force now. */
export async function acknowledge(context: Context, { id, title, version: inForce }: Document, version: number) {
  const { db, organisationId, actor, now } = context;
  if (inForce !== version) throw conflict('other_version', 'Another version is in force now. Read that one.');
  await db
    .insertInto('document_receipts')
    .values({
      id: context.newId(),
      organisation_id: organisationId,
      document_id: id,
      version,
      user_id: actor.id,
      user_name: actor.name,
      read_at: now,
    })
    .onConflict((known) => known.columns(['document_id', 'version', 'user_id']).doNothing())
    .execute();
  context.record({ action: 'acknowledged', subject: documentSubject, subjectId: id, title, after: { version } });
  const readers = await readersOf(context, id, version, await getPublication(context, id));
  const dueOn = readers.find((reader) => reader.id === actor.id)?.dueOn ?? null;
  const readAt = (await receiptsOf(context, id, version)).get(actor.id)?.readAt ?? null;
  return { documentId: id, title, version, dueOn, readAt };
}
