import type { Transaction } from 'kysely';
import { untouched } from '#domain/controls/control.ts';
import { statusesOf } from '#domain/controls/asks-shown.ts';
import { shownBy } from '#domain/controls/proof.ts';
import { isContradicted } from '#domain/frameworks/contradictions.ts';
import type { Framework, Requirement } from '#domain/frameworks/requirement.ts';
import type { RequirementFacts } from '#domain/readiness/facts.ts';
import { type Readiness, readinessOf } from '#domain/readiness/readiness.ts';
import { listControlsOf } from '../controls/store.ts';
import { type CurrentPiece, evidenceByRequirement, openSuggestionsByRequirement } from '../evidence/store.ts';
import { openRisksByRequirement } from '../risks/linked-to-controls.ts';
import type { Tables } from '../tables.ts';

/** The readiness picture of a framework from its facts. */
export function pictureOf(framework: Framework, facts: RequirementFacts[]): Readiness {
  return readinessOf(
    framework.id,
    framework.domains.map(({ id }) => id),
    facts,
  );
}

/** Everything readiness derives from, for every requirement of the framework, in its order. */
export async function factsOf(
  db: Transaction<Tables>,
  organisationId: string,
  framework: Framework,
  today: string,
): Promise<RequirementFacts[]> {
  const [only] = await factsOfEach(db, organisationId, [framework], today);
  return only?.facts ?? [];
}

type OfEvidence = Pick<RequirementFacts, 'evidence' | 'against' | 'endsOn' | 'asks' | 'contradictedBy'>;

/** What current evidence shows of each ask, until when, and the documents that say the reverse of one. */
function heldBy(requirement: Requirement, pieces: readonly CurrentPiece[] = []): OfEvidence {
  const { evidence, against, asks } = shownBy(requirement, pieces);
  const reversing = [...asks.values()].filter(isContradicted).map(({ piece }) => piece.documentId);
  const ends = evidence.map(({ validUntil }) => validUntil);
  const dated = ends.filter((day) => day !== null);
  return {
    evidence: evidence.length,
    against: against.length,
    endsOn: dated.length < ends.length ? null : (dated.toSorted().at(-1) ?? null),
    asks: statusesOf(asks),
    contradictedBy: [...new Set(reversing)],
  };
}

/** The same of several frameworks, in as many queries as of one. */
export async function factsOfEach(
  db: Transaction<Tables>,
  organisationId: string,
  frameworks: readonly Framework[],
  today: string,
): Promise<{ framework: Framework; facts: RequirementFacts[] }[]> {
  if (frameworks.length === 0) return [];
  const ids = frameworks.map(({ id }) => id);
  const controls = await listControlsOf(db, organisationId, ids);
  const evidence = await evidenceByRequirement(db, organisationId, ids, today);
  const suggestions = await openSuggestionsByRequirement(db, organisationId, ids);
  const risks = await openRisksByRequirement(db, organisationId, ids);
  return frameworks.map((framework) => {
    const decided = controls.get(framework.id);
    const shown = evidence.get(framework.id);
    const open = suggestions.get(framework.id);
    const treated = risks.get(framework.id);
    const facts = framework.requirements.map((requirement): RequirementFacts => {
      const stands = shown?.get(requirement.id);
      return {
        requirement,
        control: decided?.get(requirement.id) ?? untouched(framework.id, requirement.id),
        ...heldBy(requirement, stands?.pieces),
        expired: stands?.expired ?? 0,
        suggestions: open?.get(requirement.id) ?? 0,
        risks: treated?.get(requirement.id) ?? [],
      };
    });
    return { framework, facts };
  });
}
