import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import type { CatalogueTemplate, Template } from '#domain/documents/template.ts';
import { fileNameOf } from '#domain/documents/template-text.ts';
import { Language } from '#domain/organisations/language.ts';
import { getSettings } from '../../organisations/settings.ts';
import { sendBytes } from '../../platform/http/downloads.ts';
import { lockFiles, storeBytes } from '../../platform/files.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { queryOf } from '../../platform/http/query.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import { profileOf } from './generated-structure-handlers.ts';
import { fileDraft, folderPath, listDraftKeys } from '../library.ts';
import { readMade } from './make-structure.ts';
import { getDocument } from '../store.ts';
import { hasDraftNamed } from './template-store.ts';
import { officeFileOf, textOf } from './template-files.ts';
import { ownDocuments, readPresence } from '../required/presence.ts';
import { templatesFor } from '../template-uses.ts';
import { findTemplate, languageOf } from './templates.ts';

/** @throws Problem not_found */
function templateNamed(key: string): CatalogueTemplate {
  const template = findTemplate(key);
  if (!template) throw notFound();
  return template;
}

/** Lower case without accents, as people type what they look for. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Everything of a template that a search looks at. */
function searchTextOf({ key, title, description, requirements }: CatalogueTemplate, language: Language): string {
  const ids = Object.values(requirements).flat();
  return plain([key, title[language], title.en, description[language], ...ids].join(' '));
}

function listed(template: CatalogueTemplate, language: Language, document: Template['document']): Template {
  const { models: _, alsoCalled: __, requiredBy: ___, title, description, folder = null, ...rest } = template;
  return { ...rest, folder, title: title[language], description: description[language], document };
}

export const templateHandlers = {
  list: os.documents.templates.list.handler(async ({ input, context }) => {
    const { search = '', category, framework, requirementId, language = 'en' } = input;
    const searchTerms = plain(search).split(/\s+/).filter(Boolean);
    const templates = await templatesFor(context);
    const there = ownDocuments(await readPresence(context, templates));
    return templates
      .filter((template) => category === undefined || template.category === category)
      .filter(({ requirements }) => framework === undefined || framework in requirements)
      .filter(({ requirements }) => {
        const ids = framework === undefined ? Object.values(requirements).flat() : (requirements[framework] ?? []);
        return requirementId === undefined || ids.includes(requirementId);
      })
      .filter((template) => searchTerms.every((word) => searchTextOf(template, language).includes(word)))
      .map((template) => listed(template, language, there.get(template.key) ?? null));
  }),
  get: os.documents.templates.get.handler(async ({ input, context }) => {
    const { name: organisation } = await getSettings(context);
    return textOf(templateNamed(input.key), input.language ?? 'en', { organisation });
  }),
  drafts: {
    add: os.documents.templates.drafts.add.handler(async ({ input, context }) => {
      const { key, language: wished = 'en', folder = '', owner } = input;
      const template = templateNamed(key);
      const title = input.title ?? template.title[languageOf(template, wished)];
      // Of two people who do it at once one waits, and finds what the other made.
      await lockFiles(context.db, context.organisationId);
      const name = fileNameOf(title, template.format === 'md' ? 'docx' : 'xlsx');
      if (await hasDraftNamed(context.db, context.organisationId, name))
        throw invalid([{ path: 'title', message: issue('draft_name_taken') }]);
      const isFirst = !(await listDraftKeys(context.db, context.organisationId)).has(key);
      const file = await officeFileOf(template, wished, await profileOf(context, owner), title);
      const stored = await storeBytes(context, context.services.filesOf(context.organisationId), {
        ...file,
        folder: folderPath(folder),
      });
      const id = await fileDraft(context, stored, { key: isFirst ? key : null, title, markdown: file.markdown });
      if (!id) throw conflict('document_there', 'The same document is in the library already.');
      const job = await readMade(context, [id], name);
      const document = await getDocument(context.db, context.organisationId, id);
      if (!document) throw notFound();
      return { document, job };
    }),
  },
};

export const templateTransfers = {
  templateFile: async (call: TransferCall) => {
    const template = templateNamed(call.params['key'] ?? '');
    const { language } = queryOf(z.object({ language: Language.default('en') }), call.url);
    const { name: organisation } = await call.perform((context) => getSettings(context));
    const { fileName: name, text, format } = textOf(template, language, { organisation });
    // Spreadsheets take a CSV file for UTF-8 when it begins with this mark.
    const bytes = format === 'csv' ? `\ufeff${text}` : text;
    await sendBytes(call, { name, mediaType: `text/${format === 'csv' ? 'csv' : 'markdown'}; charset=utf-8`, bytes });
  },
};
