import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import papa from 'papaparse';
import { parse } from 'yaml';
import { z } from 'zod';
import { type CatalogueTemplate, TemplateEntry, TemplateKey } from '#domain/documents/template.ts';
import { LANGUAGES, type Language } from '#domain/organisations/language.ts';
import { CATALOGUE } from '../../frameworks/catalogue-folder.ts';
import { usesInCatalogue } from '../framework-documents.ts';

const FOLDER = join(CATALOGUE, 'templates');
const Index = z.record(TemplateKey, TemplateEntry);

const pathOf = (key: string, format: string, language: Language) => join(FOLDER, language, `${key}.${format}`);

let loaded: CatalogueTemplate[] | undefined;

/** The templates of the catalogue in its order, read once; throws with the field when something does not fit. */
export function listTemplates(): CatalogueTemplate[] {
  if (loaded) return loaded;
  const index = Index.safeParse(parse(readFileSync(join(FOLDER, 'templates.yaml'), 'utf8')));
  if (!index.success) throw new Error(`The catalogue's templates cannot be read: ${z.prettifyError(index.error)}`);
  const uses = usesInCatalogue();
  loaded = Object.entries(index.data).map(([key, entry]) => ({
    ...entry,
    ...uses(key),
    key,
    languages: LANGUAGES.filter((language) => existsSync(pathOf(key, entry.format, language))),
  }));
  return loaded;
}

/** Undefined for a key that the catalogue does not have: only its own keys ever become a path. */
export function findTemplate(key: string): CatalogueTemplate | undefined {
  return listTemplates().find((template) => template.key === key);
}

/** The language wished for, or English where the template is not translated. */
export function languageOf({ languages }: CatalogueTemplate, wished: Language): Language {
  return languages.includes(wished) ? wished : 'en';
}

/** The words of a template as they stand in its file. */
export function readTemplate({ key, format }: CatalogueTemplate, language: Language): string {
  return readFileSync(pathOf(key, format, language), 'utf8');
}

/** The rows of a register, its headings first. */
export function readRows(template: CatalogueTemplate, language: Language): string[][] {
  return papa.parse<string[]>(readTemplate(template, language), { skipEmptyLines: true }).data;
}
