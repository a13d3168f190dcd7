import type { Presence } from '../../documents/required/presence.ts';
import type { CatalogueTemplate } from '../../documents/template.ts';
import { SIZE_FACTOR } from '../../documents/structure-effort.ts';
import type { SetupTraits } from '../../frameworks/traits.ts';
import type { OrganisationProfile } from '../../organisations/profile.ts';
import type { AssetCounts } from '../consistency/system.ts';
import { isApplicable, type RequirementFacts } from '../facts.ts';
import { hoursLeft } from '../plan.ts';
import { SHARE_WHEN_SERVED } from './values.ts';

/** Where a requirement of another framework stands whose evidence would serve the whole of this one. */
export interface Server {
  framework: string;
  requirementId: string;
}

/** One of the frameworks that the assistant offers, as it stands. */
export interface SetupFrameworkFacts {
  /** As profiles name it. */
  name: string;
  id: string;
  domains: readonly string[];
  facts: readonly RequirementFacts[];
  isInUse: boolean;
  hasCertificate: boolean;
  setup: SetupTraits;
  /** By requirement. */
  servedBy: ReadonlyMap<string, readonly Server[]>;
}

/** A profile in which the assistant's questions are answered. */
export type AnsweredProfile = OrganisationProfile & { industry: NonNullable<OrganisationProfile['industry']> } & {
  size: NonNullable<OrganisationProfile['size']>;
};

/** Everything the analysis is made of, on a day (ISO date). */
export interface SetupFacts {
  today: string;
  profile: AnsweredProfile;
  /** In the order in which they are offered. */
  frameworks: readonly SetupFrameworkFacts[];
  templates: readonly CatalogueTemplate[];
  /** Whether a document is there, by the key of its template. */
  presence: ReadonlyMap<string, Presence>;
  /** `unfinished` are drafts and what has blanks. Null: whoever asks may not see the library, and so for assets. */
  documents: { total: number; read: number; drafts: number; unfinished: number } | null;
  assets: AssetCounts | null;
  people: { administrators: number; members: number };
  /** Self-assessments that were finished. */
  baselines: number;
}

/** What the roadmap is made of: of the inventory only whether there is anything. */
export type RoadmapFacts = Omit<SetupFacts, 'assets'> & { assets: Pick<AssetCounts, 'in-use'> | null };

/** What still has to be answered before anything can be derived (specification, section 5). */
export function missingAnswers({
  industry,
  size,
  frameworks,
}: OrganisationProfile): ('industry' | 'size' | 'frameworks')[] {
  return [
    ...(industry === null ? ['industry' as const] : []),
    ...(size === null ? ['size' as const] : []),
    ...(frameworks.length === 0 ? ['frameworks' as const] : []),
  ];
}

export const isOpen = (facts: RequirementFacts) => isApplicable(facts) && facts.control.status !== 'Implemented';
export const isDone = (facts: RequirementFacts) => isApplicable(facts) && facts.control.status === 'Implemented';

export function chosenOf({ frameworks, profile }: Pick<SetupFacts, 'frameworks' | 'profile'>): SetupFrameworkFacts[] {
  return frameworks.filter(({ name }) => profile.frameworks.includes(name));
}

/** Applicable requirements the whole of which is served by one that is implemented, or by an open one of these other frameworks. */
export function servedIn(
  { id, facts, servedBy }: SetupFrameworkFacts,
  all: readonly SetupFrameworkFacts[],
  planned: readonly string[] = [],
): Set<string> {
  const metRequirements = new Map<string, boolean>();
  for (const framework of all)
    for (const each of framework.facts)
      if (isDone(each) || (isOpen(each) && planned.includes(framework.id)))
        metRequirements.set(`${framework.id} ${each.requirement.id}`, true);
  return new Set(
    facts
      .filter(isOpen)
      .map(({ requirement }) => requirement.id)
      .filter((requirementId) =>
        servedBy
          .get(requirementId)
          ?.some(
            (server) => server.framework !== id && metRequirements.has(`${server.framework} ${server.requirementId}`),
          ),
      ),
  );
}

/** Hours to put an open requirement into effect: by its effort, what of it is left, the size, and less where other work serves it. */
export function hoursOf(facts: RequirementFacts, { size }: AnsweredProfile, isServed: boolean): number {
  const served = isServed ? SHARE_WHEN_SERVED : 1;
  return hoursLeft(facts) * SIZE_FACTOR[size] * served;
}

/** What hours cost, in whole units; null where the organisation did not say what an hour costs. */
export function costOf(hours: number, { hourlyCost }: OrganisationProfile): number | null {
  return hourlyCost === null ? null : Math.round(hours * hourlyCost);
}
