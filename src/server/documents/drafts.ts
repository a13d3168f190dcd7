import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { DRAFT_SENTENCE } from '#domain/documents/draft.ts';
import { FolderKind } from '#domain/documents/folder.ts';
import type { Language } from '#domain/organisations/language.ts';
import { PrimaryFramework } from '#domain/organisations/settings.ts';
import { docxOf } from '../platform/docx.ts';

const FOLDER = join(import.meta.dirname, '../../../catalogue/templates');

/** Which drafts a compliance model has and in which of its folders they lie; null: beside them. */
const Index = z.record(PrimaryFramework, z.record(z.string(), FolderKind.nullable()));

export interface Draft {
  key: string;
  folder: FolderKind | null;
  title: string;
  /** The language it is written in. */
  language: Language;
  /** Markdown below the title. */
  text: string;
}

type FolderKind = z.infer<typeof FolderKind>;

/** The drafts of a compliance model, in the language wished for or, where one is not translated, in English. */
export function draftsOf(model: PrimaryFramework, language: Language): Draft[] {
  const index = Index.safeParse(parse(readFileSync(join(FOLDER, 'drafts.yaml'), 'utf8')));
  if (!index.success) throw new Error(`The catalogue's drafts cannot be read: ${z.prettifyError(index.error)}`);
  return Object.entries(index.data[model]).map(([key, folder]) => ({ key, folder, ...readDraft(key, language) }));
}

function readDraft(key: string, wanted: Language): Pick<Draft, 'title' | 'language' | 'text'> {
  const isTranslated = existsSync(join(FOLDER, wanted, `${key}.md`));
  const language = isTranslated ? wanted : 'en';
  const markdown = readFileSync(join(FOLDER, language, `${key}.md`), 'utf8');
  const [, title = '', text = ''] = /^# (.*)\n([^]*)$/.exec(markdown) ?? [];
  return { title, language, text };
}

const INSTRUCTION: Record<Language, string> = {
  en: 'Fill in what stands in double braces, change what is different with you, delete this line, and upload the file under its name again.',
  es: 'Complete lo que está entre llaves dobles, cambie lo que en su caso sea distinto, borre esta línea y vuelva a subir el archivo con el mismo nombre.',
  fr: 'Complétez ce qui est entre doubles accolades, changez ce qui est différent chez vous, supprimez cette ligne et déposez à nouveau le fichier sous le même nom.',
  de: 'Füllen Sie aus, was in doppelten geschweiften Klammern steht, ändern Sie, was bei Ihnen anders ist, löschen Sie diese Zeile und laden Sie die Datei unter ihrem Namen wieder hoch.',
};

/** The draft as a Word file that says that it is one, with the organisation's name where it belongs. */
export function writeDraft({ title, language, text }: Draft, organisation: string): { name: string; bytes: Buffer } {
  const named = text.replaceAll('{{organisation}}', () => organisation.replaceAll(/[\n|]/g, ' '));
  const markdown = `# ${title}\n\n${DRAFT_SENTENCE[language]} ${INSTRUCTION[language]}\n${named}`;
  return { name: `${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.docx`, bytes: docxOf(markdown) };
}
