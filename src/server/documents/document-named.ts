import type { Document } from '#domain/documents/document.ts';
import type { Act } from '../platform/act.ts';
import { notFound } from '../platform/http/problems.ts';
import { getDocument } from './store.ts';

/** @throws Problem not_found, also for a document of another organisation. */
export async function documentNamed(act: Act, id: string): Promise<Document> {
  const document = await getDocument(act.db, act.organisationId, id);
  if (!document) throw notFound();
  return document;
}
