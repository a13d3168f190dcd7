import type { Transaction } from 'kysely';
import { untouched } from '#domain/controls/control.ts';
import { asksCovered } from '#domain/evidence/evidence.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { RequirementFacts } from '#domain/readiness/facts.ts';
import { type Readiness, readinessOf } from '#domain/readiness/readiness.ts';
import { listControls } from '../controls/store.ts';
import { evidenceByRequirement, openSuggestionsByRequirement } from '../evidence/store.ts';
import type { Tables } from '../tables.ts';

/** The readiness picture of a framework from its facts. */
export function pictureOf(framework: Framework, facts: RequirementFacts[]): Readiness {
  return readinessOf(
    framework.id,
    framework.domains.map(({ id }) => id),
    facts,
  );
}

/** Everything readiness derives from, for every requirement of the catalogue, in its order. */
export async function factsOf(
  db: Transaction<Tables>,
  organisationId: string,
  framework: Framework,
  today: string,
): Promise<RequirementFacts[]> {
  const controls = await listControls(db, organisationId, framework.id);
  const evidence = await evidenceByRequirement(db, organisationId, framework.id, today);
  const suggestions = await openSuggestionsByRequirement(db, organisationId, framework.id);
  return framework.requirements.map((requirement) => {
    const stands = evidence.get(requirement.id);
    return {
      requirement,
      control: controls.get(requirement.id) ?? untouched(framework.id, requirement.id),
      evidence: stands?.current ?? 0,
      expired: stands?.expired ?? 0,
      endsOn: stands?.endsOn ?? null,
      suggestions: suggestions.get(requirement.id) ?? 0,
      asks: asksCovered((stands?.asks ?? []).map((asks) => ({ asks }))),
    };
  });
}
