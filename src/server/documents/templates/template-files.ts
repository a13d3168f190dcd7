import type { CatalogueTemplate, TemplateText } from '#domain/documents/template.ts';
import {
  composeMarkdown,
  draftNoteOf,
  fileNameOf,
  fillOrganisation,
  markdownFile,
  type TemplateProfile,
} from '#domain/documents/template-text.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import type { Language } from '#domain/organisations/language.ts';
import { markdownDocx } from '../../platform/file-formats/markdown-docx.ts';
import { messagesOf } from '../../platform/messages.ts';
import { workbookOf } from '../../platform/file-formats/workbook.ts';
import { languageOf, readRows, readTemplate } from './templates.ts';

/** A template as text, as it is previewed and downloaded: it says that it is a draft, and has the organisation's name. */
export function textOf(template: CatalogueTemplate, wished: Language, profile: TemplateProfile): TemplateText {
  const language = languageOf(template, wished);
  const t = messagesOf('server/document-drafts', language);
  const { key, format } = template;
  const title = template.title[language];
  const text =
    format === 'md'
      ? markdownFile(title, t, composeMarkdown(template, readTemplate(template, language), t, profile))
      : csvOf(template, language, profile);
  return { key, title, format, language, fileName: fileNameOf(title, format), text };
}

function rowsOf(template: CatalogueTemplate, language: Language, profile: TemplateProfile): string[][] {
  return readRows(template, language).map((cells) => cells.map((cell) => fillOrganisation(cell, profile)));
}

function csvOf(template: CatalogueTemplate, language: Language, profile: TemplateProfile): string {
  return [[draftNoteOf(messagesOf('server/document-drafts', language))], ...rowsOf(template, language, profile)]
    .map((cells) => csvRecord(cells))
    .join('');
}

export interface DraftFile {
  name: string;
  title: string;
  language: Language;
  bytes: Buffer;
  /** The same to work on here, without the sentence of drafts; a register has none. */
  markdown?: string;
}

/** A template as the office file that lies in a library: Word for text, Excel for registers. */
export async function officeFileOf(
  template: CatalogueTemplate,
  wished: Language,
  profile: TemplateProfile,
  named?: string,
): Promise<DraftFile> {
  const language = languageOf(template, wished);
  const t = messagesOf('server/document-drafts', language);
  const title = named ?? template.title[language];
  if (template.format === 'md') {
    const text = composeMarkdown(template, readTemplate(template, language), t, profile);
    const bytes = await markdownDocx(markdownFile(title, t, text));
    return { name: fileNameOf(title, 'docx'), title, language, bytes, markdown: `# ${title}\n\n${text}\n` };
  }
  const bytes = await sheetOf(title, draftNoteOf(t), rowsOf(template, language, profile));
  return { name: fileNameOf(title, 'xlsx'), title, language, bytes };
}

async function sheetOf(title: string, note: string, rows: string[][]): Promise<Buffer> {
  const [headings = [], ...rest] = rows;
  const columns = headings.map((heading, index) => ({
    header: index === 0 ? note : '',
    width: Math.min(40, Math.max(12, heading.length)),
  }));
  async function* pieces() {
    yield [headings, ...rest];
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of workbookOf(title, columns, pieces())) chunks.push(chunk);
  return Buffer.concat(chunks);
}
