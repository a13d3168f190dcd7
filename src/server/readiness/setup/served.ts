import { type Crosswalk, linksOf, serves } from '#domain/frameworks/crosswalk.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { Server } from '#domain/readiness/setup/facts.ts';

type Served = ReadonlyMap<string, ReadonlyMap<string, Server[]>>;

/** The shipped crosswalk is one object for everybody who judges nothing otherwise and has no framework of their own. */
const known = new WeakMap<Crosswalk, Served>();

/** By framework and requirement: the requirements of the other frameworks whose evidence serves the whole of it. */
export function servedByFramework(crosswalk: Crosswalk, frameworks: readonly Framework[]): Served {
  const served = known.get(crosswalk) ?? read(crosswalk, frameworks);
  known.set(crosswalk, served);
  return served;
}

function read(crosswalk: Crosswalk, frameworks: readonly Framework[]) {
  const served = new Map<string, Map<string, Server[]>>(frameworks.map(({ id }) => [id, new Map()]));
  for (const { id: framework, requirements } of frameworks)
    for (const { id: requirementId } of requirements) {
      const from = { framework, requirementId };
      for (const { to, relation } of linksOf(crosswalk, from)) {
        const into = served.get(to.framework);
        if (!into || to.framework === framework || serves(relation) !== 'whole') continue;
        into.set(to.requirementId, [...(into.get(to.requirementId) ?? []), from]);
      }
    }
  return served;
}
