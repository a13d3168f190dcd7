import { type RawBuilder, sql } from 'kysely';
import type { VendorFilter, VendorOrder } from '#domain/vendors/filter.ts';
import { BAND_FROM } from '#domain/vendors/score.ts';
import { BANDS, TIERS, VENDOR_SLICES } from '#domain/vendors/values.ts';
import type { VendorOverview } from '#domain/vendors/view.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { likeOf } from '../platform/database/like.ts';
import { monitoringState } from './monitoring/store.ts';
import { selectVendors, type VendorQuery } from './store.ts';
import { viewVendors } from './views.ts';

type ListQuery = VendorFilter & VendorOrder & { page?: number | undefined; pageSize?: number | undefined };

/** What a sort goes by; what may be missing stands last in both directions. */
const ORDERS: Record<NonNullable<VendorOrder['sort']>, RawBuilder<unknown>> = {
  name: sql`lower(vendors.name)`,
  tier: sql`array_position(${[...TIERS]}::text[], vendors.tier)`,
  industry: sql`lower(vendors.industry)`,
  score: sql`vendors.score`,
  reviewDueOn: sql`vendors.review_due_on`,
  lastScanAt: sql`vendors.last_scan_at`,
  changedAt: sql`vendors.changed_at`,
};

function ordered(query: VendorQuery, { sort = 'score', direction = 'asc' }: VendorOrder): VendorQuery {
  return query
    .orderBy(sql`${ORDERS[sort]} ${sql.raw(direction)} nulls last`)
    .orderBy(sql`lower(vendors.name)`)
    .orderBy('vendors.id');
}

/** The vendors that a filter lets through. */
async function filteredVendors(context: Context, filter: VendorFilter): Promise<VendorQuery> {
  const { search, tier, band, only, assetId, riskId } = filter;
  let found = selectVendors(context.db, context.organisationId);
  if (search?.trim()) found = found.where('vendors.search_text', 'like', likeOf(search.trim().toLowerCase()));
  if (tier) found = found.where('vendors.tier', '=', tier);
  if (band === 'good') found = found.where('vendors.score', '>=', BAND_FROM.good);
  if (band === 'fair')
    found = found.where('vendors.score', '>=', BAND_FROM.fair).where('vendors.score', '<', BAND_FROM.good);
  if (band === 'alert') found = found.where('vendors.score', '<', BAND_FROM.fair);
  if (assetId)
    found = found.where(
      sql<boolean>`exists (select from vendor_assets l where l.vendor_id = vendors.id and l.asset_id = ${assetId})`,
    );
  if (riskId)
    found = found.where(
      sql<boolean>`exists (select from vendor_risks l where l.vendor_id = vendors.id and l.risk_id = ${riskId})`,
    );
  if (only === 'review-overdue') return found.where('vendors.review_due_on', '<', dayOf(context.now));
  if (only === 'without-owner') return found.where('vendors.owner_id', 'is', null);
  if (!only) return found;
  // What follows from the records is derived once, by the domain, and not said again in SQL.
  const ids = (await viewVendors(context, found)).filter(({ waits }) => waits.includes(only)).map(({ id }) => id);
  return found.where(sql<boolean>`vendors.id = any(${ids}::uuid[])`);
}

export async function listVendors(
  context: Context,
  { page = 0, pageSize = 10, sort, direction, ...filter }: ListQuery,
) {
  const found = await filteredVendors(context, filter);
  const rows = await viewVendors(
    context,
    ordered(found, { sort, direction })
      .limit(pageSize)
      .offset(page * pageSize),
  );
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Every vendor that a filter lets through, for a file. */
export async function allVendors(context: Context, { sort, direction, ...filter }: VendorFilter & VendorOrder) {
  return viewVendors(context, ordered(await filteredVendors(context, filter), { sort, direction }));
}

/** The vendors as a whole: every number is counted from the same vendors that the list shows. */
export async function readOverview(context: Context): Promise<VendorOverview> {
  const all = await viewVendors(context, selectVendors(context.db, context.organisationId));
  const lastScanAt = all
    .flatMap((vendor) => vendor.lastScanAt ?? [])
    .toSorted()
    .at(-1);
  const countBy = <T extends string>(keys: readonly T[], fits: (vendor: (typeof all)[number], key: T) => boolean) =>
    Object.fromEntries(keys.map((key) => [key, all.filter((vendor) => fits(vendor, key)).length])) as Record<T, number>;
  const bands = countBy(BANDS, ({ band }, key) => band === key);
  return {
    total: all.length,
    averageScore: all.length === 0 ? null : Math.round(all.reduce((sum, { score }) => sum + score, 0) / all.length),
    alerts: bands.alert,
    monitoring: await monitoringState(context, lastScanAt ?? null),
    lastScanAt: lastScanAt ?? null,
    bands,
    slices: countBy(VENDOR_SLICES, ({ waits }, key) => waits.includes(key)),
  };
}
