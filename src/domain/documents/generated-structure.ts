import { z } from 'zod';
import { Language } from '../organisations/language.ts';
import { FolderKind } from './folder.ts';
import { isDue, suits } from './required/due.ts';
import { StructureEffort } from './structure-effort.ts';
import {
  type CatalogueTemplate,
  OrganisationSize,
  OrganisationType,
  Situation,
  TemplateCategory,
  TemplateKey,
} from './template.ts';

/** What a structure is generated from. */
export const StructureWish = z.object({
  /** A framework by its id. */
  standard: z.string().min(1).max(60),
  type: OrganisationType,
  size: OrganisationSize,
  /** What applies to the organisation. */
  requirements: z.array(Situation).max(Situation.options.length),
});
export type StructureWish = z.infer<typeof StructureWish>;

/** The order in which folders stand. */
const ORDER: readonly FolderKind[] = [
  'management-system',
  'policies',
  'procedures',
  'plans',
  'risk-assessments',
  'registers',
  'controls',
  'evidence',
  'reports',
  'records',
  'audits',
  'training',
  'data-mapping',
  'records-of-processing',
  'dsar',
  'privacy-notices',
  'baa',
  'incident-response',
  'saq',
  'network-diagrams',
  'asv-scans',
];
/** Folders that lie in another one when a structure is generated. */
export const PARENT_OF: Partial<Record<FolderKind, FolderKind>> = {
  audits: 'records',
  training: 'records',
};
/** They stand also when nothing is put into them yet. */
const ALWAYS = ['evidence'] as const;

/** Why a document is part of a structure: the standard asks for it as a document, it helps to show a requirement, or something applies. */
export const REASONS = ['mandatory', 'recommended', 'applies'] as const;

const RequiredDocument = z.object({
  key: TemplateKey,
  title: z.string(),
  category: TemplateCategory,
  /** null: beside the folders. */
  folder: FolderKind.nullable(),
  reason: z.enum(REASONS),
  /** Requirements of the standard that it helps to show. */
  requirements: z.array(z.string()),
  /** Of the draft: English where it is not translated. */
  language: Language,
  /** The document of the library that was made of the same template. */
  document: z.object({ id: z.uuid(), title: z.string() }).nullable(),
});

/** What the structure's own figures say. */
const Suggestion = z.discriminatedUnion('kind', [
  /** Begin with these: the others refer to them. */
  z.object({ kind: z.literal('start-with'), titles: z.array(z.string()) }),
  /** Requirements of the standard that no document of the structure helps to show. */
  z.object({ kind: z.literal('uncovered'), count: z.number(), total: z.number(), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('there'), count: z.number() }),
  z.object({ kind: z.literal('english'), count: z.number() }),
  /** Documents that larger organisations have apart. */
  z.object({ kind: z.literal('left-out'), titles: z.array(z.string()) }),
]);

/** A structure generated for an organisation, in the language in which it would be made (specification, generated structure). */
export const GeneratedStructure = z.object({
  standard: z.string(),
  folders: z.array(
    z.object({
      kind: FolderKind,
      name: z.string(),
      /** The folder in which it lies. */
      parent: FolderKind.nullable(),
      isThere: z.boolean(),
    }),
  ),
  documents: z.array(RequiredDocument),
  effort: StructureEffort,
  suggestions: z.array(Suggestion),
});
export type GeneratedStructure = z.infer<typeof GeneratedStructure>;
export type StructureSuggestion = z.infer<typeof Suggestion>;

/** A template in its place, and why it is there. */
export interface ChosenTemplate {
  template: CatalogueTemplate;
  reason: (typeof REASONS)[number];
}

interface Choice {
  chosen: ChosenTemplate[];
  /** What would be part of it in a larger organisation. */
  leftOut: CatalogueTemplate[];
}

/**
 * The templates of a structure: what the standard asks for whatever the size, what helps to show one of its requirements and suits type and
 * size, and what a situation needs whatever the standard.
 * @param excluded requirements of the standard that do not apply
 */
export function chooseTemplates(
  templates: readonly CatalogueTemplate[],
  wish: StructureWish,
  excluded: ReadonlySet<string> = new Set(),
): Choice {
  const applies = new Set<Situation>(wish.requirements);
  const chosen: ChosenTemplate[] = [];
  const leftOut: CatalogueTemplate[] = [];
  for (const template of templates) {
    const { needs, types, sizes, requirements } = template;
    const isOfStandard = wish.standard in requirements;
    if (!suits(template, applies) || (!isOfStandard && needs.length === 0) || !types.includes(wish.type)) continue;
    if (isDue(template, wish.standard, excluded, applies)) chosen.push({ template, reason: 'mandatory' });
    else if (!sizes.includes(wish.size)) leftOut.push(template);
    else chosen.push({ template, reason: needs.length > 0 ? 'applies' : 'recommended' });
  }
  return { chosen, leftOut };
}

/** The folders that these documents need, in order, each after the one in which it lies. */
export function foldersFor(chosen: readonly ChosenTemplate[]): FolderKind[] {
  const needed = new Set<FolderKind>(ALWAYS);
  for (const { template } of chosen) {
    if (!template.folder) continue;
    needed.add(template.folder);
    const parent = PARENT_OF[template.folder];
    if (parent) needed.add(parent);
  }
  return ORDER.filter((kind) => needed.has(kind));
}
