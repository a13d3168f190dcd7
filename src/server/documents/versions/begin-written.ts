import type { Document } from '#domain/documents/document.ts';
import { markdownFile } from '#domain/documents/template-text.ts';
import { fileNameOf } from '#domain/documents/template-text.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Context } from '../../platform/context.ts';
import { type Files, lockFiles, storeBytes } from '../../platform/files.ts';
import { messagesOf } from '../../platform/messages.ts';
import { conflict } from '../../platform/http/problems.ts';
import { documentNamed } from '../document-named.ts';
import { fileDraft, folderPath } from '../library.ts';
import { startDraft } from './draft-commands.ts';

interface Beginning {
  title: string;
  folder?: string | undefined;
  language: Language;
}

/** A document that is written here: it stands in the library as a draft from its first word on. */
export async function beginWritten(
  context: Context,
  files: Files,
  { title, folder, language }: Beginning,
): Promise<Document> {
  await lockFiles(context.db, context.organisationId);
  const bytes = Buffer.from(markdownFile(title, messagesOf('server/document-drafts', language), ''));
  const markdown = `# ${title}\n\n`;
  const name = fileNameOf(title, 'md');
  const file = await storeBytes(context, files, { name, folder: folderPath(folder ?? ''), bytes });
  const id = await fileDraft(context, file, { key: null, title, markdown });
  if (!id) throw conflict('present', `A document that is called “${title}” has been begun already.`);
  const document = await documentNamed(context, id);
  // It has been read before it is read: there is nothing in it but its title.
  await startDraft(context, { ...document, state: 'read', language }, {});
  await context.enqueue('documents.read', { documentIds: [id] }, { title: name, total: 1 });
  return documentNamed(context, id);
}
