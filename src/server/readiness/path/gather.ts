import { sql } from 'kysely';
import { LIKELY } from '#domain/documents/band.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { deadlineOf, type OrganisationProfile } from '#domain/organisations/profile.ts';
import type { Permission } from '#domain/people/permission.ts';
import { contradictedIn, isApplicable, type RequirementFacts } from '#domain/readiness/facts.ts';
import type { PathFacts } from '#domain/readiness/path/next-step.ts';
import { hasStatement, statementOf } from '#domain/readiness/statement.ts';
import { isDueForReview } from '../../documents/store.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { countProposals } from '../risk-proposals/gather.ts';

/** What is counted for the path, of what the acting person can do something about. */
export async function gatherPath(
  context: Context,
  framework: Framework,
  facts: RequirementFacts[],
  profile: OrganisationProfile,
): Promise<PathFacts> {
  const { permissions } = context.actor;
  const today = dayOf(context.now);
  // Asks first and counts then.
  const may = async <T>(permission: Permission, counted: () => T | Promise<T>) =>
    permissions.includes(permission) ? counted() : null;
  const applicable = facts.filter(isApplicable);
  const count = (holds: (each: RequirementFacts) => boolean) => applicable.filter(holds).length;
  const isDone = ({ control }: RequirementFacts) => control.status === 'Implemented';
  const mayWork = (holds: (each: RequirementFacts) => boolean) => may('iso_readiness.edit', () => count(holds));
  return {
    documents: await may('documents.edit', () => hasDocuments(context)),
    suggestions: await may('iso_readiness.edit', () => facts.reduce((sum, { suggestions }) => sum + suggestions, 0)),
    assets: await may('assets.edit', () => hasAssets(context)),
    riskProposals: await may('risk_management.edit', () => countProposals(context)),
    unstated: hasStatement(framework) ? await may('iso_readiness.edit', () => countUnstated(facts)) : null,
    contradicted: await mayWork((each) => contradictedIn(each).length > 0),
    overdue: await mayWork((each) => !isDone(each) && each.control.dueOn !== null && each.control.dueOn < today),
    hasDate: await may('iso_readiness.edit', () => deadlineOf(profile) !== null),
    open: await mayWork((each) => !isDone(each)),
    unproven: await mayWork((each) => isDone(each) && each.evidence === 0),
  };
}

function countUnstated(facts: RequirementFacts[]): number {
  return statementOf(facts).filter(
    ({ justification, applicable, ownerName, ownerRole }) =>
      justification.trim() === '' || (applicable && ownerName === null && ownerRole === undefined),
  ).length;
}

/** Whether there is any: nobody asks how many. A draft that the product wrote is nothing that was brought. */
async function hasDocuments({ db, organisationId }: Context): Promise<number> {
  const rows = db.selectFrom('documents').select('id').where('organisation_id', '=', organisationId);
  return (await rows.where('is_draft', '=', false).limit(1).executeTakeFirst()) ? 1 : 0;
}

async function hasAssets({ db, organisationId }: Context): Promise<number> {
  const rows = db.selectFrom('assets').select('id').where('organisation_id', '=', organisationId);
  return (await rows.limit(1).executeTakeFirst()) ? 1 : 0;
}

/** Documents that wait for somebody. */
export async function countWaitingDocuments({ db, organisationId }: Context) {
  return db
    .selectFrom('documents')
    .select([
      sql<number>`count(*) filter (where state = 'refused')`.as('refused'),
      sql<number>`count(*) filter (where ${isDueForReview})`.as('due'),
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
}

/** What documents say in passing about requirements that nothing accepted shows. */
export async function readInPassing({ db, organisationId }: Context, framework: string, facts: RequirementFacts[]) {
  const rows = await db
    .selectFrom('suggestions')
    .select(['document_id as documentId', 'requirement_id as requirementId'])
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where('framework', '=', framework)
    .where('decision', '=', 'open')
    .where('confidence', '<', LIKELY)
    .execute();
  const unshown = new Set(facts.filter(({ evidence }) => evidence === 0).map(({ requirement }) => requirement.id));
  const telling = rows.filter(({ requirementId }) => unshown.has(requirementId));
  if (telling.length === 0) return null;
  return {
    documents: new Set(telling.map(({ documentId }) => documentId)).size,
    requirements: new Set(telling.map(({ requirementId }) => requirementId)).size,
  };
}
