import type { Document } from '#domain/documents/document.ts';
import { Language } from '#domain/organisations/language.ts';
import { reportBrandOf } from '../../organisations/report-brand.ts';
import { nameAsSaid } from '../../platform/as-file-says.ts';
import type { Context } from '../../platform/context.ts';
import type { Files } from '../../platform/files.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { messagesOf } from '../../platform/messages.ts';
import { getDocumentText } from '../store.ts';
import type { StoredDraft } from '../versions/draft-store.ts';
import { getVersion, nextNumber } from '../versions/version-store.ts';
import type { ControlledDocument } from './controlled.ts';

type Said = Pick<
  ControlledDocument,
  'version' | 'status' | 'approvedByName' | 'approvedAt' | 'reviewDueOn' | 'changedAt' | 'content'
> & { fromFile: string | null };

async function controlled(
  context: Context,
  files: Files,
  document: Document,
  language: string | null,
  { fromFile, approvedByName, ...said }: Said,
) {
  const { name: organisation, isDemo, ink, logo, timezone, language: usual } = await reportBrandOf(context, files);
  const { title, number, ownerName, classification } = document;
  const spoken = Language.safeParse(language ?? document.language).data ?? usual;
  const facts = { title, number, ownerName, classification };
  return {
    ...facts,
    ...said,
    approvedByName: approvedByName && nameAsSaid(messagesOf('kit', spoken), approvedByName, fromFile),
    organisation,
    isDemo,
    ink,
    logo,
    timezone,
    language: spoken,
  } satisfies ControlledDocument;
}

const NOBODY = { approvedByName: null, fromFile: null, approvedAt: null, reviewDueOn: null };

/** A version as it was approved; what came before the first approval was not. @throws Problem not_found */
export async function printedVersion(context: Context, files: Files, document: Document, number: number) {
  const version = await getVersion(context.db, context.organisationId, document.id, number);
  if (!version) throw notFound();
  const { markdown, text, blocks, fileName, approvedByName, fromFile, approvedAt, madeAt, language, title } = version;
  const isNewest = number === document.version;
  const status = !isNewest ? 'superseded' : document.obsoleteAt ? 'obsolete' : 'approved';
  return controlled(context, files, { ...document, title }, language, {
    version: number === 0 ? null : number,
    status,
    approvedByName,
    fromFile,
    approvedAt,
    reviewDueOn: status === 'approved' ? document.reviewDueOn : null,
    changedAt: madeAt,
    content: markdown !== null && number > 0 ? { markdown } : { text, blocks, fileName },
  });
}

/** What stands in the library: the version in force, or words that nobody approved yet. */
export async function printedDocument(context: Context, files: Files, document: Document) {
  if (document.version !== null) return printedVersion(context, files, document, document.version);
  const documentText = await getDocumentText(context.db, context.organisationId, document.id);
  if (!documentText) throw notFound();
  const { text, blocks, fileName, sourceMarkdown } = documentText;
  return controlled(context, files, document, document.language, {
    ...NOBODY,
    version: null,
    status: document.obsoleteAt ? 'obsolete' : document.isDraft ? 'draft' : 'unapproved',
    changedAt: document.uploadedAt,
    content: sourceMarkdown === null ? { text, blocks, fileName } : { markdown: sourceMarkdown },
  });
}

/** What is being worked on, under the number that it is to get. */
export async function printedDraft(context: Context, files: Files, document: Document, draft: StoredDraft) {
  if (draft.state === 'waiting') throw conflict('being_read', 'The file is being read. Try again in a moment.');
  const { markdown, text, blocks, fileName, changedAt, language } = draft;
  return controlled(context, files, document, language, {
    ...NOBODY,
    version: await nextNumber(context.db, context.organisationId, document.id),
    status: document.status === 'submitted' ? 'submitted' : 'draft',
    changedAt,
    content: markdown !== null ? { markdown } : { text, blocks, fileName },
  });
}
