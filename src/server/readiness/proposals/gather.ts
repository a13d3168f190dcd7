import { LIKELY } from '#domain/documents/band.ts';
import type { OwnerRole } from '#domain/frameworks/applicability.ts';
import { byStrength, keyOf, pairOf } from '#domain/frameworks/crosswalk.ts';
import type { Framework, FrameworkFile } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { deadlineOf, type OrganisationProfile } from '#domain/organisations/profile.ts';
import type { RequirementFacts } from '#domain/readiness/facts.ts';
import { dutyOf } from '#domain/readiness/setup/relevance.ts';
import type {
  NamedDocument,
  Obligation,
  OrganisationFacts,
  Person,
} from '#domain/readiness/proposals/organisation-facts.ts';
import { mappingOf } from '../../evidence/mapping.ts';
import { listFrameworkHeads } from '../../frameworks/catalogue.ts';
import { listInUse } from '../../frameworks/in-use.ts';
import { getProfile } from '../../organisations/profile.ts';
import type { Context } from '../../platform/context.ts';
import { listEvidenceDocuments } from '../evidence-documents.ts';
import { readRegisterFacts } from './register-facts.ts';

/** All that decisions about a framework's requirements are proposed from, of what the acting person may see. */
export async function gatherOrganisationFacts(
  context: Context,
  framework: Framework,
  facts: readonly RequirementFacts[],
  { today, language }: { today: string; language: Language },
): Promise<OrganisationFacts> {
  const profile = await getProfile(context);
  return {
    today,
    deadline: deadlineOf(profile),
    situations: profile.situations,
    registers: await readRegisterFacts(context),
    documents: context.actor.permissions.includes('documents.view')
      ? await documentsByRequirement(context, framework.id, today)
      : new Map(),
    obligations: await obligationsOf(context, framework, profile, language),
    holders: await holdersOf(context, framework, facts),
  };
}

async function documentsByRequirement({ db, organisationId }: Context, framework: string, today: string) {
  const accepted = await listEvidenceDocuments(db, organisationId, framework, today);
  const likely = await db
    .selectFrom('suggestions')
    .innerJoin('documents', 'documents.id', 'suggestions.document_id')
    .select(['suggestions.requirement_id as requirementId', 'documents.id', 'documents.title'])
    .where('suggestions.organisation_id', '=', organisationId)
    .where('suggestions.framework', '=', framework)
    .where('suggestions.decision', '=', 'open')
    .where('suggestions.speaks_against', '=', false)
    .where('suggestions.confidence', '>=', LIKELY)
    .orderBy('documents.title')
    .execute();
  const waiting = Map.groupBy(likely, ({ requirementId }) => requirementId);
  const named = (of: readonly NamedDocument[] = []) => of.map(({ id, title }) => ({ id, title }));
  return new Map(
    [...new Set([...accepted.keys(), ...waiting.keys()])].map((requirementId) => [
      requirementId,
      { accepted: named(accepted.get(requirementId)), likely: named(waiting.get(requirementId)) },
    ]),
  );
}

/** What a law or a contract makes binding: this framework itself, and others, by the requirement of this one that serves them, wholly or in part. */
async function obligationsOf(
  context: Context,
  { id: own, requirements, obligation, name: names }: Framework,
  profile: OrganisationProfile,
  language: Language,
): Promise<OrganisationFacts['obligations']> {
  const inUse = new Set((await listInUse(context.db, context.organisationId)).map(({ framework }) => framework));
  const binding = listFrameworkHeads().filter(
    (head) => head.id !== own && head.obligation !== undefined && isOwed(head, profile, inUse.has(head.id)),
  );
  const { crosswalk } = await mappingOf(context);
  return new Map(
    requirements.map(({ id: requirementId }) => {
      const from = { framework: own, requirementId };
      const places = (crosswalk.edges.get(keyOf(from)) ?? [])
        .filter(({ to }) => !crosswalk.denied.has(pairOf(from, to)))
        .toSorted(byStrength)
        .map(({ to }) => to);
      const asked = Map.groupBy(places, ({ framework }) => framework);
      const obligations = binding.flatMap(({ id: framework, obligation: kind, name }): Obligation[] => {
        const requirementIds = asked.get(framework)?.map((place) => place.requirementId);
        return kind && requirementIds ? [{ kind, framework, name: name[language], requirementIds }] : [];
      });
      const itself: Obligation[] = obligation
        ? [{ kind: obligation, framework: own, name: names[language], requirementIds: [requirementId] }]
        : [];
      return [requirementId, [...itself, ...obligations]];
    }),
  );
}

/** A law binds by what the organisation does, and where it may bind, by having been taken up; a contract by having been taken up. */
function isOwed(head: FrameworkFile, profile: OrganisationProfile, isInUse: boolean): boolean {
  const duty = dutyOf(head, profile);
  return duty?.isBinding === true || (isInUse && (head.obligation === 'contract' || duty !== null));
}

/** Of each role the member who owns most of what it answers for. */
async function holdersOf(
  { db, organisationId }: Context,
  { applicability, domains }: Framework,
  facts: readonly RequirementFacts[],
): Promise<OrganisationFacts['holders']> {
  const roles = new Map(domains.map(({ id, role }) => [id, role]));
  const owned = facts.flatMap(({ requirement, control }) => {
    const role = control.ownerRole ?? applicability.roles[requirement.id] ?? roles.get(requirement.domain);
    const { ownerId: id, ownerName: name, ownerIsMember } = control;
    return role && id !== null && name !== null && ownerIsMember ? [{ role, id, name }] : [];
  });
  const members = await db
    .selectFrom('memberships')
    .select('user_id as id')
    .where('organisation_id', '=', organisationId)
    .where('suspended_at', 'is', null)
    .execute();
  const active = new Set(members.map(({ id }) => id));
  const holders: Partial<Record<OwnerRole, Person>> = {};
  for (const [role, of] of Map.groupBy(
    owned.filter(({ id }) => active.has(id)),
    (each) => each.role,
  )) {
    const [most] = [...Map.groupBy(of, ({ id }) => id).values()].toSorted((a, b) => b.length - a.length);
    if (most?.[0]) holders[role] = { id: most[0].id, name: most[0].name };
  }
  return holders;
}
