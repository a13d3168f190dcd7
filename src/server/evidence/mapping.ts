import type { z } from 'zod';
import type { LinkedRequirement, OverruleView, RequirementLink } from '#domain/evidence/reuse.ts';
import { type Crosswalk, inverseRelation, keyOf, type Link, type Place, serves } from '#domain/frameworks/crosswalk.ts';
import type { Language } from '#domain/organisations/language.ts';
import { crosswalkFor } from '../frameworks/crosswalk.ts';
import { type Here, type Library, libraryOf } from '../frameworks/library.ts';
import { type KeptOverrule, listOverrules } from '../frameworks/overrules.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import { notFound } from '../platform/http/problems.ts';

/** What an organisation can name and how it relates, read at one moment. */
export interface Mapping {
  library: Library;
  overrules: readonly KeptOverrule[];
  crosswalk: Crosswalk;
}

export async function mappingOf(here: Here): Promise<Mapping> {
  const library = await libraryOf(here);
  const overrules = await listOverrules(here);
  return { library, overrules, crosswalk: crosswalkFor(library, overrules) };
}

/** The same where other overrules stood. */
export function mappingWith({ library }: Mapping, overrules: readonly KeptOverrule[]): Mapping {
  return { library, overrules, crosswalk: crosswalkFor(library, overrules) };
}

/** @throws Problem not_found for a requirement that the organisation cannot name. */
export function named(
  { library }: Mapping,
  { framework, requirementId }: Place,
  language: Language,
): z.infer<typeof LinkedRequirement> {
  const one = library.find(framework);
  const requirement = one?.requirements.find(({ id }) => id === requirementId);
  if (!one || !requirement) throw notFound();
  const { title } = requirementIn(one, requirement, language);
  return { framework, frameworkTitle: one.title, requirementId, title };
}

/** A link with the words of its requirements. */
export function linkIn(mapping: Mapping, { to, relation, via }: Link, language: Language): RequirementLink {
  const steps = via.map(({ from, to: next, relation: step, why, source, overruleId }) => ({
    from: named(mapping, from, language),
    to: named(mapping, next, language),
    relation: step,
    why,
    source,
    overrule: viewOf(
      mapping.overrules.find(({ id }) => id === overruleId),
      from,
    ),
  }));
  return { ...named(mapping, to, language), relation, serves: serves(relation), steps };
}

/** An overrule as it reads from one of its ends. */
export function viewOf(overrule: KeptOverrule | undefined, start: Place): OverruleView | null {
  if (!overrule) return null;
  const { id, from, relation, reason, decidedAt, decidedByName } = overrule;
  const isSame = keyOf(from) === keyOf(start);
  return { id, relation: relation && !isSame ? inverseRelation(relation) : relation, reason, decidedAt, decidedByName };
}
