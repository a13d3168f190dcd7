import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDraft } from '#domain/documents/draft.ts';
import { TEMPLATE_CATEGORIES } from '#domain/documents/template-values.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { placeholdersOf } from '#engine/read/placeholders.ts';
import { frameworkOf, listFrameworks } from '../../frameworks/catalogue.ts';
import { documentsOfFrameworks } from '../framework-documents.ts';
import { textOf } from './template-files.ts';
import { findTemplate, listTemplates, readRows, readTemplate } from './templates.ts';

const templates = listTemplates();
const texts = templates.flatMap((template) => template.languages.map((language) => ({ template, language })));
const words = (text: string) => text.split(/\s+/).length;
const EXAMPLE = { en: 'EXAMPLE', es: 'EJEMPLO', fr: 'EXEMPLE', de: 'BEISPIEL' };

describe('the catalogue of templates', () => {
  test('has at least sixty in English, some of every category, and twenty in every language', () => {
    expect(templates.filter(({ languages }) => languages.includes('en')).length).toBe(templates.length);
    expect(templates.length).toBeGreaterThanOrEqual(60);
    for (const category of TEMPLATE_CATEGORIES)
      expect(templates.filter((template) => template.category === category).length, category).toBeGreaterThan(5);
    for (const language of LANGUAGES)
      expect(templates.filter(({ languages }) => languages.includes(language)).length).toBeGreaterThanOrEqual(20);
    expect(templates.filter(({ format }) => format === 'csv').length).toBeGreaterThanOrEqual(20);
  });

  test('has no file that the index does not name, and no title twice', () => {
    const named = new Set(templates.map(({ key, format }) => `${key}.${format}`));
    for (const language of LANGUAGES) {
      const folder = join(import.meta.dirname, '../../../../catalogue/templates', language);
      expect(readdirSync(folder).filter((file) => !named.has(file))).toEqual([]);
      expect(new Set(templates.map(({ title }) => title[language].toLowerCase())).size).toBe(templates.length);
    }
  });

  test('is all that frameworks make something of', () => {
    const keys = templates.map(({ key }) => key);
    for (const [framework, documents] of documentsOfFrameworks())
      expect(
        Object.keys(documents.templates).filter((key) => !keys.includes(key)),
        framework,
      ).toEqual([]);
  });

  test('names only requirements that the catalogue has', () => {
    const ids = new Map(listFrameworks().map(({ id, requirements }) => [id, requirements.map((each) => each.id)]));
    for (const { key, requirements, mandatory } of templates) {
      for (const [framework, named] of Object.entries(requirements)) {
        expect(ids.has(framework), `${key}: ${framework}`).toBe(true);
        const known = ids.get(framework) ?? named;
        expect(
          named.filter((id) => !known.includes(id)),
          `${key}: ${framework}`,
        ).toEqual([]);
        expect(new Set(named).size, key).toBe(named.length);
      }
      expect(
        mandatory.filter((framework) => !(framework in requirements)),
        key,
      ).toEqual([]);
    }
  });

  test('helps to show something of every standard, and of every requirement of ISO 27001', () => {
    for (const id of documentsOfFrameworks().keys())
      expect(templates.filter(({ requirements }) => id in requirements).length, id).toBeGreaterThan(4);
    const iso = frameworkOf('iso-27001-2022')!.requirements;
    const covered = new Set(templates.flatMap(({ requirements }) => requirements['iso-27001-2022'] ?? []));
    expect(iso.filter(({ id }) => !covered.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(texts)('$template.key in $language is a whole text with places to fill in', ({ template, language }) => {
    const raw = readTemplate(template, language);
    expect(raw).not.toMatch(/\{\{\s*\}\}|\}\}\}|\{\{\{|\t|Lorem|TODO|TBD/);
    expect(raw.split('{{').length, 'braces').toBe(raw.split('}}').length);
    expect(placeholdersOf(raw.replaceAll('{{organisation}}', '')).length).toBeGreaterThan(2);
    const { text } = textOf(template, language, {});
    expect(isDraft(text)).toBe(true);
    if (template.format === 'csv') return;
    expect(raw).not.toMatch(/^# /m);
    expect(raw).not.toMatch(/<[a-z/!]/i);
    expect(raw).toContain('{{organisation}}');
    expect(words(text)).toBeLessThanOrEqual(900);
    const least = ['policy', 'procedure', 'plan'].includes(template.category) ? 250 : 0;
    expect(words(text)).toBeGreaterThanOrEqual(least);
  });

  test.each(texts.filter(({ template }) => template.format === 'csv'))(
    'the register $template.key in $language has headings and labelled examples',
    ({ template, language }) => {
      const [headings = [], ...rows] = readRows(template, language);
      expect(headings.length).toBeGreaterThan(8);
      expect(new Set(headings).size).toBe(headings.length);
      expect(headings.every((heading) => heading.trim() !== '')).toBe(true);
      expect(rows.length).toBeGreaterThanOrEqual(2);
      for (const row of rows) {
        expect(row.length).toBe(headings.length);
        expect(row[0]).toMatch(new RegExp(`^${EXAMPLE[language]} `));
      }
      const english = readRows(template, 'en');
      expect(rows.length).toBe(english.length - 1);
      expect(headings.length).toBe(english[0]?.length);
    },
  );

  test('is read by its own keys only', () => {
    expect(findTemplate('../../package')).toBeUndefined();
    expect(findTemplate('constructor')).toBeUndefined();
    expect(findTemplate('risk-register')?.key).toBe('risk-register');
  });
});
