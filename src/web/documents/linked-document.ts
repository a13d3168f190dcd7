import type { TFunction } from 'i18next';
import type { LinkedDocument } from '#domain/documents/links.ts';
import type { LinkedRow } from '../kit/links/linked-list.tsx';
import { hrefOfDocument } from './document-links.ts';

/** A document as a row of what is linked. The words are those of `documents`. */
export function linkedDocumentRow(t: TFunction<readonly ['links', 'documents']>, document: LinkedDocument): LinkedRow {
  const { id, title, type, isDraft, linkedAt, linkedByName } = document;
  const notes = [type && t(`documents:type.${type}`), isDraft && t('links:draft')].filter(Boolean);
  return { id, name: title, href: hrefOfDocument(id), note: notes.join(' · '), linkedAt, linkedByName };
}
