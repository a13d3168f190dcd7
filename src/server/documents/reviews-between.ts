import { sql } from 'kysely';
import { reviewDueOn } from '#domain/documents/review.ts';
import { dayAfter } from '#domain/assets/days.ts';
import { getPolicy } from '../organisations/policies.ts';
import type { Context } from '../platform/context.ts';

/** Documents that are due for review from one day to another (ISO dates, both counted). */
export async function reviewsBetween(
  context: Pick<Context, 'db' | 'organisationId'>,
  from: string,
  to: string,
): Promise<{ id: string; title: string; on: string }[]> {
  const { db, organisationId } = context;
  const { documentReviewMonths: months } = await getPolicy(context);
  const due = sql<string>`(coalesce(reviewed_at, uploaded_at) at time zone 'UTC')::date + make_interval(months => coalesce(review_months, ${months}))`;
  // The database ends months a little differently: a few days more on both sides, and the rule itself decides.
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'title', 'type', 'uploaded_at', 'reviewed_at', 'review_months'])
    .where('organisation_id', '=', organisationId)
    .where('obsolete_at', 'is', null)
    .where(due, '>=', sql<string>`${dayAfter(from, -4)}::date`)
    .where(due, '<=', sql<string>`${dayAfter(to, 4)}::date`)
    .execute();
  return rows.flatMap(({ id, title, type, uploaded_at: uploaded, reviewed_at: reviewed, review_months: own }) => {
    const times = { uploadedAt: uploaded.toISOString(), reviewedAt: reviewed?.toISOString() ?? null };
    const on = reviewDueOn({ type, ...times }, own ?? months);
    return on === null || on < from || to < on ? [] : [{ id, title, on }];
  });
}
