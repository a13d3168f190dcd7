import { chooseTemplates } from '../../documents/generated-structure.ts';
import type { Presence } from '../../documents/required/presence.ts';
import type { CatalogueTemplate, TemplateCategory } from '../../documents/template.ts';
import { isApplicable } from '../facts.ts';
import { isOpen, type RoadmapFacts, chosenOf } from './facts.ts';
import { TYPE_OF_INDUSTRY } from './values.ts';

/** A document for the chosen frameworks, and whether it is there. */
export interface RecommendedDocument {
  key: string;
  category: TemplateCategory;
  /** A chosen framework asks for it as a document. */
  isMandatory: boolean;
  /** Chosen frameworks by their ids. */
  frameworks: string[];
  /** Open requirements that it helps to show. */
  requirements: number;
  template: CatalogueTemplate;
  presence: Presence;
}

const MISSING: Presence = { state: 'missing', signs: [] };

/** Documents for the chosen frameworks, the industry, the size and what applies: required ones first, then what shows most. What is there stands among them. */
export function recommendedDocuments(all: RoadmapFacts): RecommendedDocument[] {
  const { industry, size, situations } = all.profile;
  // Without the library nobody knows what is missing in it.
  if (!all.documents) return [];
  const found = new Map<string, RecommendedDocument>();
  for (const { id, facts, setup } of chosenOf(all)) {
    const wish = {
      standard: id,
      type: TYPE_OF_INDUSTRY[industry],
      size,
      requirements: [...new Set([...situations, ...setup.implies])],
    };
    const open = new Set(facts.filter(isOpen).map(({ requirement }) => requirement.id));
    const excluded = new Set(facts.filter((each) => !isApplicable(each)).map(({ requirement }) => requirement.id));
    for (const { template, reason } of chooseTemplates(all.templates, wish, excluded).chosen) {
      const { key, category } = template;
      const presence = all.presence.get(key) ?? MISSING;
      const known = found.get(key) ?? {
        key,
        category,
        isMandatory: false,
        frameworks: [],
        requirements: 0,
        template,
        presence,
      };
      known.isMandatory ||= reason === 'mandatory';
      known.frameworks.push(id);
      known.requirements += (template.requirements[id] ?? []).filter((each) => open.has(each)).length;
      found.set(key, known);
    }
  }
  return [...found.values()].toSorted(
    (a, b) => Number(b.isMandatory) - Number(a.isMandatory) || b.requirements - a.requirements,
  );
}
