import type { Document } from '#domain/documents/document.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import { getDocument } from './store.ts';

/** @throws Problem not_found, also for a document of another organisation. */
export async function documentNamed(context: Context, id: string): Promise<Document> {
  const document = await getDocument(context.db, context.organisationId, id);
  if (!document) throw notFound();
  return document;
}
