import { sql } from 'kysely';
import { dayAfter } from '#domain/assets/days.ts';
import { reviewDueOn } from '#domain/documents/review.ts';
import { DEFAULT_POLICY } from '#domain/organisations/policy.ts';
import { type Expiring, EXPIRING_DAYS, expiringOf, nextToExpire } from '#domain/readiness/path/expiring.ts';
import { getPolicy } from '../../organisations/policies.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { listVendorsWithRecords } from '../risk-proposals/gather.ts';

/** What ends next of what the acting person may see. */
export async function readExpiring(context: Context) {
  const may = (permission: (typeof context.actor.permissions)[number]) =>
    context.actor.permissions.includes(permission);
  const today = dayOf(context.now);
  return nextToExpire(
    [
      ...(may('documents.view') && may('iso_readiness.view') ? await evidenceEnds(context, today) : []),
      ...(may('documents.view') ? await documentReviews(context, today) : []),
      ...(may('risk_management.view')
        ? (await listVendorsWithRecords(context)).flatMap((vendor) => expiringOf(vendor, today))
        : []),
    ],
    today,
  );
}

/** One for all that a document shows until the same day. */
async function evidenceEnds({ db, organisationId }: Context, today: string): Promise<Expiring[]> {
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('documents', 'documents.id', 'evidence.document_id')
    .select(['document_id as id', 'documents.title', 'valid_until as on'])
    .distinct()
    .where('evidence.organisation_id', '=', organisationId)
    .where('withdrawn_at', 'is', null)
    .where('valid_until', '>=', today)
    .where('valid_until', '<=', dayAfter(today, EXPIRING_DAYS))
    .execute();
  return rows.flatMap(({ on, ...row }) => (on === null ? [] : [{ kind: 'evidence' as const, ...row, on }]));
}

/** The database ends months a little differently: a few days more on both sides, and the rule itself decides. */
async function documentReviews(context: Context, today: string): Promise<Expiring[]> {
  const { db, organisationId } = context;
  const months = (await getPolicy(context)).documentReviewMonths ?? DEFAULT_POLICY.documentReviewMonths;
  const due = sql<string>`(coalesce(reviewed_at, uploaded_at) at time zone 'UTC')::date + make_interval(months => coalesce(review_months, ${months}))`;
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'title', 'type', 'uploaded_at', 'reviewed_at', 'review_months'])
    .where('organisation_id', '=', organisationId)
    .where('obsolete_at', 'is', null)
    .where(due, '>=', sql<string>`${dayAfter(today, -4)}::date`)
    .where(due, '<=', sql<string>`${dayAfter(today, EXPIRING_DAYS + 4)}::date`)
    .execute();
  return rows.flatMap(({ id, title, type, uploaded_at: uploaded, reviewed_at: reviewed, review_months: own }) => {
    const times = { uploadedAt: uploaded.toISOString(), reviewedAt: reviewed?.toISOString() ?? null };
    const on = reviewDueOn({ type, ...times }, own ?? months);
    return on === null ? [] : [{ kind: 'document' as const, id, title, on }];
  });
}
