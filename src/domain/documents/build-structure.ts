import type { Framework, Requirement } from '../frameworks/requirement.ts';
import type { Language } from '../organisations/language.ts';
import type { Messages } from '../organisations/messages.ts';
import type { FolderKind } from './folder.ts';
import {
  type ChosenTemplate,
  chooseTemplates,
  foldersFor,
  type GeneratedStructure,
  PARENT_OF,
  type StructureSuggestion,
  type StructureWish,
} from './generated-structure.ts';
import { effortOf } from './structure-effort.ts';
import type { CatalogueTemplate } from './template.ts';

/** What a structure is generated with. */
export interface StructureFacts {
  templates: readonly CatalogueTemplate[];
  /** In which the structure would be made. */
  language: Language;
  /** What new folders are called. */
  folderNames: Messages<'folder-names'>;
  /** Folders of the library by what they are for, with their paths. */
  folders: ReadonlyMap<FolderKind, string>;
  /** Documents of the library by the template that they were made of, or whose name they bear. */
  documents: ReadonlyMap<string, { id: string; title: string }>;
  /** The standard. */
  framework: Pick<Framework, 'hasCertificate' | 'setup'> & {
    requirements: readonly Pick<Requirement, 'id' | 'effort'>[];
  };
}

/** At most so many titles or ids stand in a suggestion. */
const NAMED = 12;

/** The structure for an organisation: folders, documents with their reasons, effort, and what the figures suggest. */
export function buildStructure(wish: StructureWish, facts: StructureFacts): GeneratedStructure {
  const { implies } = facts.framework.setup;
  const { chosen, leftOut } = chooseTemplates(facts.templates, {
    ...wish,
    requirements: [...new Set([...wish.requirements, ...implies])],
  });
  const kinds = foldersFor(chosen);
  const documents = chosen.map((each) => documentOf(each, wish, facts));
  return {
    standard: wish.standard,
    folders: kinds.map((kind) => ({
      kind,
      name: facts.folders.get(kind) ?? facts.folderNames(kind),
      parent: facts.folders.has(kind) ? null : (PARENT_OF[kind] ?? null),
      isThere: facts.folders.has(kind),
    })),
    documents,
    effort: effortOf({
      size: wish.size,
      folders: kinds.length,
      categories: chosen.map(({ template }) => template.category),
      requirements: countEfforts(facts.framework.requirements),
      hasCertificate: facts.framework.hasCertificate,
    }),
    suggestions: suggest(wish, facts, documents, leftOut),
  };
}

function documentOf({ template, reason }: ChosenTemplate, { standard }: StructureWish, facts: StructureFacts) {
  const { key, title, category, folder = null, requirements, languages } = template;
  const language = languages.includes(facts.language) ? facts.language : ('en' as const);
  const document = facts.documents.get(key) ?? null;
  return {
    key,
    title: title[language],
    category,
    folder,
    reason,
    requirements: requirements[standard] ?? [],
    language,
    document,
  };
}

function countEfforts(requirements: readonly Pick<Requirement, 'effort'>[]) {
  const counts = { low: 0, medium: 0, high: 0 };
  for (const { effort } of requirements) counts[effort] += 1;
  return counts;
}

function suggest(
  { standard }: StructureWish,
  { language, framework: { requirements } }: StructureFacts,
  documents: GeneratedStructure['documents'],
  leftOut: readonly CatalogueTemplate[],
): StructureSuggestion[] {
  const suggestions: StructureSuggestion[] = [];
  const first = documents.filter(({ reason, document }) => reason === 'mandatory' && !document).slice(0, 3);
  if (first.length > 0) suggestions.push({ kind: 'start-with', titles: first.map(({ title }) => title) });
  const there = documents.filter(({ document }) => document).length;
  if (there > 0) suggestions.push({ kind: 'there', count: there });
  const english = documents.filter((each) => each.language !== language).length;
  if (english > 0) suggestions.push({ kind: 'english', count: english });
  const covered = new Set(documents.flatMap((each) => each.requirements));
  const uncovered = requirements.filter(({ id }) => !covered.has(id)).map(({ id }) => id);
  if (uncovered.length > 0)
    suggestions.push({
      kind: 'uncovered',
      count: uncovered.length,
      total: requirements.length,
      ids: uncovered.slice(0, NAMED),
    });
  const apart = leftOut.filter((template) => standard in template.requirements);
  if (apart.length > 0)
    suggestions.push({ kind: 'left-out', titles: apart.slice(0, NAMED).map(({ title }) => title[language]) });
  return suggestions;
}
