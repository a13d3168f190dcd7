import type { FolderKind } from '#domain/documents/folder.ts';
import type { CatalogueTemplate } from '#domain/documents/template.ts';
import { composeMarkdown, type TemplateProfile } from '#domain/documents/template-text.ts';
import type { Language } from '#domain/organisations/language.ts';
import { messagesOf } from '../platform/messages.ts';
import { officeFileOf } from './templates/template-files.ts';
import { languageOf, listTemplates, readTemplate } from './templates/templates.ts';

export interface Draft {
  key: string;
  /** null: beside the folders. */
  folder: FolderKind | null;
  title: string;
  /** The language it is written in. */
  language: Language;
  template: CatalogueTemplate;
}

/** The drafts that are made with the recommended structure of a framework, in the language wished for or, where one is not translated, in English. */
export function draftsOf(framework: string, wished: Language): Draft[] {
  return listTemplates()
    .filter(({ models }) => models.includes(framework))
    .map((template) => {
      const language = languageOf(template, wished);
      const { key, folder = null, title } = template;
      return { key, folder, title: title[language], language, template };
    });
}

/** The words of a draft below its title, with every place that somebody must fill in. */
export function textOfDraft({ template, language }: Draft): string {
  return composeMarkdown(
    template,
    readTemplate(template, language),
    messagesOf('server/document-drafts', language),
    {},
  );
}

/** The draft as an office file that says that it is one, with what is known of the organisation. */
export function writeDraft({ template, language }: Draft, profile: TemplateProfile) {
  return officeFileOf(template, language, profile);
}
