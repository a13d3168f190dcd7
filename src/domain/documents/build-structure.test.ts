import { describe, expect, test } from 'vitest';
import { buildStructure, type StructureFacts } from './build-structure.ts';
import type { StructureWish } from './generated-structure.ts';
import { effortOf } from './structure-effort.ts';
import { NO_SETUP_TRAITS } from '../frameworks/traits.ts';
import { type CatalogueTemplate, TemplateEntry } from './template.ts';
import { messagesOf } from '#server/platform/messages.ts';

const inEvery = (text: string) => ({ en: text, es: text, fr: text, de: text });
function template(
  key: string,
  { requirements, mandatory, ...entry }: Partial<CatalogueTemplate> = {},
): CatalogueTemplate {
  const whole = TemplateEntry.parse({
    category: 'policy',
    format: 'md',
    folder: 'policies',
    title: inEvery(key),
    description: inEvery(key),
    ...entry,
  });
  return {
    ...whole,
    key,
    languages: ['en'],
    requirements: requirements ?? { 'iso-27001-2022': ['5.2'] },
    mandatory: mandatory ?? [],
    models: [],
    requiredBy: {},
  };
}

const templates = [
  template('policy', { mandatory: ['iso-27001-2022'], sizes: ['large'] }),
  template('large-only', { sizes: ['medium', 'large'] }),
  template('cards', { needs: ['payment-cards'], requirements: { 'pci-dss-4-0-1': ['3.1'] } }),
  template('quality', { requirements: { 'iso-9001-2015': ['5.2.1'] } }),
  template('audit', { folder: 'audits', category: 'record' }),
  template('factory', { types: ['manufacturing'] }),
];
const wish: StructureWish = { standard: 'iso-27001-2022', type: 'tech', size: 'startup', requirements: [] };
const facts: StructureFacts = {
  templates,
  language: 'de',
  folderNames: messagesOf('folder-names', 'de'),
  folders: new Map([['policies', 'Unsere Regeln']]),
  documents: new Map([['audit', { id: 'a', title: 'Audit 2025' }]]),
  framework: {
    hasCertificate: true,
    setup: NO_SETUP_TRAITS,
    requirements: [
      { id: '5.2', effort: 'medium' },
      { id: 'A.5.1', effort: 'high' },
    ],
  },
};
const build = (change: Partial<StructureWish> = {}, more: Partial<StructureFacts['framework']> = {}) =>
  buildStructure({ ...wish, ...change }, { ...facts, framework: { ...facts.framework, ...more } });
const keys = (structure: ReturnType<typeof build>) => structure.documents.map(({ key }) => key);

describe('a generated structure', () => {
  test('has what the standard asks for whatever the size, and leaves out what larger organizations have apart', () => {
    expect(keys(build())).toEqual(['policy', 'audit']);
    expect(build().documents[0]).toMatchObject({ reason: 'mandatory', requirements: ['5.2'], language: 'en' });
    expect(build().suggestions).toContainEqual({ kind: 'left-out', titles: ['large-only'] });
    expect(keys(build({ size: 'medium' }))).toEqual(['policy', 'large-only', 'audit']);
  });

  test('changes with the type, the standard and what applies', () => {
    expect(keys(build({ type: 'manufacturing' }))).toContain('factory');
    expect(keys(build({ requirements: ['payment-cards'] }))).toContain('cards');
    const ofCards = { setup: { ...NO_SETUP_TRAITS, implies: ['payment-cards' as const] } };
    expect(keys(build({ standard: 'pci-dss-4-0-1' }, ofCards))).toEqual(['cards']);
    expect(keys(build({ standard: 'iso-9001-2015' }))).toEqual(['quality']);
  });

  test('keeps folders under the names that they have, and puts audits into the records', () => {
    expect(build().folders).toEqual([
      { kind: 'policies', name: 'Unsere Regeln', parent: null, isThere: true },
      { kind: 'evidence', name: 'Nachweise', parent: null, isThere: false },
      { kind: 'records', name: 'Aufzeichnungen', parent: null, isThere: false },
      { kind: 'audits', name: 'Audits', parent: 'records', isThere: false },
    ]);
  });

  test('says what to start with, what is there, what is in English only and what nothing helps to show', () => {
    expect(build().suggestions).toEqual([
      { kind: 'start-with', titles: ['policy'] },
      { kind: 'there', count: 1 },
      { kind: 'english', count: 2 },
      { kind: 'uncovered', count: 1, total: 2, ids: ['A.5.1'] },
      { kind: 'left-out', titles: ['large-only'] },
    ]);
  });
});

describe('the estimated effort', () => {
  const effort = (change = {}) =>
    effortOf({
      size: 'small',
      folders: 4,
      categories: ['policy', 'procedure', 'record'],
      requirements: { low: 10, medium: 5, high: 1 },
      hasCertificate: true,
      ...change,
    });

  test('follows the stated formula', () => {
    expect(effort()).toMatchObject({
      setup: { hours: 10, days: 1.5 },
      documentation: { hours: 16, days: 2 },
      implementation: { hours: 84, days: 10.5 },
      certification: { hours: 48, days: 6 },
      total: { hours: 158, days: 20 },
    });
  });

  test('grows with the size, and says nothing where nothing can be said', () => {
    expect(effort({ size: 'large' }).implementation?.hours).toBe(210);
    expect(effort({ requirements: null }).implementation).toBeNull();
    expect(effort({ hasCertificate: false }).certification).toBeNull();
  });
});
