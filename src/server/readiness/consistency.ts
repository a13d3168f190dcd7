import { sql } from 'kysely';
import { checkConsistency } from '#domain/readiness/consistency/check.ts';
import type { ConsistencyFinding, FindingSubject } from '#domain/readiness/consistency/finding.ts';
import type { Permission } from '#domain/people/permission.ts';
import type { System } from '#domain/readiness/consistency/system.ts';
import { readAnalytics } from '../assets/analytics.ts';
import { listDocuments } from '../documents/store.ts';
import { frameworksOf } from '../frameworks/in-use.ts';
import { SPEAKS_AGAINST } from '../evidence/store.ts';
import { getPolicy } from '../organisations/policies.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { selectRisks } from '../risks/store.ts';
import { viewRisks } from '../risks/views.ts';
import { factsOfEach } from './facts.ts';

/** Of a larger library the newest are checked; the answer stays within a page. */
const MOST_DOCUMENTS = 5000;
const MOST_SUBJECTS = 200;

/** What it takes to be told of these. */
const GUARDED: Partial<Record<FindingSubject['kind'], Permission>> = {
  document: 'documents.view',
  assets: 'assets.view',
  risk: 'risk_management.view',
};

/** Reads everything the rules look at, at one moment, and holds them against it; what is broken of what the acting person may see. */
export async function readConsistency(context: Context): Promise<ConsistencyFinding[]> {
  const maySee = ({ kind }: FindingSubject) => {
    const needed = GUARDED[kind];
    return needed === undefined || context.actor.permissions.includes(needed);
  };
  const found = checkConsistency(await systemOf(context)).filter(({ subjects }) => subjects.every(maySee));
  return found.map((finding) => ({
    ...finding,
    subjects: finding.subjects.slice(0, MOST_SUBJECTS),
  }));
}

async function systemOf(context: Context): Promise<System> {
  const { db, organisationId, now } = context;
  const today = dayOf(now);
  const each = await factsOfEach(db, organisationId, await frameworksOf(db, organisationId), today);
  const frameworks = each.map(({ framework: { id }, facts }) => ({ id, facts }));
  const { rows } = await listDocuments(db, organisationId, { pageSize: MOST_DOCUMENTS });
  const { slices } = await readAnalytics(db, organisationId, now);
  return {
    today,
    frameworks,
    evidence: await currentEvidence(context, today),
    documents: rows.map(({ uploadedAt, ...document }) => ({ ...document, uploadedOn: uploadedAt.slice(0, 10) })),
    assets: slices,
    risks: await viewRisks(
      context,
      selectRisks(db, organisationId).where('risks.closed_at', 'is', null).orderBy('risks.ordinal'),
    ),
    people: await countPeople(context),
    policy: await getPolicy(context),
  };
}

/** What shows something. What speaks against it is told by its own rule. */
async function currentEvidence({ db, organisationId }: Context, today: string): Promise<System['evidence']> {
  const rows = await db
    .selectFrom('evidence')
    .select([
      'id',
      'framework',
      'requirement_id as requirementId',
      'document_id as documentId',
      'valid_until as validUntil',
      'accepted_at as acceptedAt',
      'accepted_by as acceptedBy',
    ])
    .where('organisation_id', '=', organisationId)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`not ${SPEAKS_AGAINST}`)
    .where(sql<boolean>`(valid_until is null or valid_until >= ${today}::date)`)
    .execute();
  return rows.map(({ acceptedAt, ...piece }) => ({ ...piece, acceptedOn: dayOf(acceptedAt) }));
}

export async function countPeople({ db, organisationId }: Context): Promise<System['people']> {
  return db
    .selectFrom('memberships')
    .select([
      sql<number>`count(*) filter (where role = 'admin' and custom_role_id is null)`.as('administrators'),
      sql<number>`count(*)`.as('members'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('suspended_at', 'is', null)
    .executeTakeFirstOrThrow();
}
