import { type Crosswalk, linksOf, serves } from '#domain/frameworks/crosswalk.ts';
import type { Server } from '#domain/readiness/setup/facts.ts';
import { FRAMEWORK_OF_SETUP } from '#domain/readiness/setup/values.ts';
import { frameworkOf } from '../../frameworks/catalogue.ts';

const IDS: readonly string[] = Object.values(FRAMEWORK_OF_SETUP);

type Served = ReadonlyMap<string, ReadonlyMap<string, Server[]>>;

/** The shipped crosswalk is one object for everybody who judges nothing otherwise. */
const known = new WeakMap<Crosswalk, Served>();

/** By framework and requirement: the requirements of the other frameworks whose evidence serves the whole of it. */
export function servedByFramework(crosswalk: Crosswalk): Served {
  const served = known.get(crosswalk) ?? read(crosswalk);
  known.set(crosswalk, served);
  return served;
}

function read(crosswalk: Crosswalk) {
  const served = new Map<string, Map<string, Server[]>>(IDS.map((id) => [id, new Map()]));
  for (const framework of IDS)
    for (const { id: requirementId } of frameworkOf(framework)?.requirements ?? []) {
      const from = { framework, requirementId };
      for (const { to, relation } of linksOf(crosswalk, from)) {
        const into = served.get(to.framework);
        if (!into || to.framework === framework || serves(relation) !== 'whole') continue;
        into.set(to.requirementId, [...(into.get(to.requirementId) ?? []), from]);
      }
    }
  return served;
}
