import type { Framework } from '#domain/frameworks/requirement.ts';
import {
  type Crosswalk,
  CrosswalkFile,
  crosswalkOf,
  crosswalkWith,
  type Overrule,
  type Place,
} from '#domain/frameworks/crosswalk.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf, listFrameworkHeads } from './catalogue.ts';
import { filesInEach, readYaml } from './catalogue-files.ts';
import type { Library } from './library.ts';

/** The files of the crosswalk, as they are written. @throws when one does not fit, with its name and the field. */
export function readCrosswalk(): CrosswalkFile[] {
  return filesInEach('crosswalk').map(({ path }) => readYaml(path, CrosswalkFile));
}

let loaded: Crosswalk | undefined;

/** Editions of one framework: what was taken over word for word is equal, what was written anew has a part in common. */
export function editionEdges(framework: Framework): CrosswalkFile[] {
  const { id, title, follows, requirements } = framework;
  const before = follows === undefined ? undefined : frameworkOf(follows);
  if (!before) return [];
  const edges = requirements.flatMap((requirement) =>
    requirement.continues.map((old) => {
      const isSame = before.requirements.some(
        (each) => each.id === old && each.explanation === requirement.explanation,
      );
      return isSame
        ? { from: old, to: requirement.id, relation: 'equal' as const, why: 'Unchanged from one edition to the next.' }
        : {
            from: old,
            to: requirement.id,
            relation: 'intersects' as const,
            why: 'Carried on by the later edition, in other words.',
          };
    }),
  );
  return [{ from: before.id, to: id, source: `The editions of ${title}`, edges }];
}

/** How the requirements of all frameworks relate, read once. */
export function crosswalk(): Crosswalk {
  // Only what follows another edition is read for this; the others would take seconds that nobody needs.
  loaded ??= crosswalkOf([
    ...readCrosswalk(),
    ...listFrameworkHeads().flatMap(({ id, follows }) => {
      const later = follows === undefined ? undefined : frameworkOf(id);
      return later ? editionEdges(later) : [];
    }),
  ]);
  return loaded;
}

/** What the organisation's own frameworks say of how they relate to the base. */
function ownEdges({ own, contents }: Library): CrosswalkFile[] {
  return own.map(({ id, title }) => ({
    from: id,
    to: BASE_FRAMEWORK,
    source: title,
    edges: (contents.get(id)?.requirements ?? []).flatMap((requirement) =>
      requirement.mappings.map((mapping) => ({ ...mapping, from: requirement.id })),
    ),
  }));
}

/** Every requirement that both the library has and that the overrules name; of a removed one nothing follows. */
export function validOverrules<O extends Overrule>(library: Library, overrules: readonly O[]): O[] {
  const isOwnAndGone = ({ framework }: Place) =>
    frameworkOf(framework) === undefined && !library.own.some(({ id }) => id === framework);
  const isThere = (place: Place) =>
    !isOwnAndGone(place) &&
    library.find(place.framework)?.requirements.some(({ id }) => id === place.requirementId) === true;
  return overrules.filter(({ from, to }) => isThere(from) && isThere(to));
}

/** How requirements relate for an organisation: the crosswalk, the mappings of its own frameworks, and what it judges otherwise. */
export function crosswalkFor(library: Library, overrules: readonly Overrule[]): Crosswalk {
  return crosswalkWith(crosswalk(), ownEdges(library), validOverrules(library, overrules));
}
