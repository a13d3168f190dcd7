import { bandOf } from '#domain/vendors/score.ts';
import { certificateEndOf, waitsOf } from '#domain/vendors/waits.ts';
import type { Vendor, VendorDetails } from '#domain/vendors/view.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { notFound } from '../platform/http/problems.ts';
import { lastScores, listRecords, readVendors, selectVendors, type VendorQuery } from './store.ts';

/** Vendors as people see them. */
export async function viewVendors(context: Context, query: VendorQuery): Promise<Vendor[]> {
  const { db, organisationId } = context;
  const rows = await readVendors(query);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const records = Map.groupBy(await listRecords(db, organisationId, ids), ({ vendorId }) => vendorId);
  const scores = new Map((await lastScores(db, organisationId, ids)).map((each) => [each.vendorId, each]));
  const today = dayOf(context.now);
  return rows.map(({ createdByName: _createdByName, ...row }) => {
    const facts = (records.get(row.id) ?? []).map((record) => record.facts);
    const last = scores.get(row.id);
    const { tier, industry, compliance } = row;
    return {
      ...row,
      band: bandOf(row.score),
      basis: last?.basis ?? { tier, industry, compliance, incidents: 0 },
      scoredAt: (last?.scoredAt ?? row.createdAt).toISOString(),
      incidents: facts.filter(({ kind }) => kind === 'incident').length,
      certificateEndsOn: certificateEndOf(facts),
      waits: waitsOf(row, facts, today),
      lastScanAt: row.lastScanAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
    };
  });
}

/** @throws Problem not_found, also for another organisation's vendor. */
export async function findVendor(context: Context, id: string): Promise<Vendor> {
  const [vendor] = await viewVendors(
    context,
    selectVendors(context.db, context.organisationId).where('vendors.id', '=', id),
  );
  if (!vendor) throw notFound();
  return vendor;
}

/** A vendor with all that belongs to it. Of assets only the names that the asking person may see are told. */
export async function readDetails(context: Context, id: string): Promise<VendorDetails> {
  const { db, organisationId, actor } = context;
  const vendor = await findVendor(context, id);
  const records = await listRecords(db, organisationId, [id]);
  const scores = await db
    .selectFrom('vendor_scores')
    .select(['score', 'basis', 'scored_at as scoredAt', 'scored_by_name as scoredByName'])
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', '=', id)
    .orderBy('scored_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const reviews = await db
    .selectFrom('vendor_reviews')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', '=', id)
    .orderBy('reviewed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const { createdByName } = await db
    .selectFrom('vendors')
    .select('created_by_name as createdByName')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...vendor,
    createdByName,
    records: records.map(({ vendorId: _vendorId, createdAt, ...record }) => ({
      ...record,
      createdAt: createdAt.toISOString(),
    })),
    scores: scores.map(({ scoredAt, ...score }) => ({ ...score, scoredAt: scoredAt.toISOString() })),
    reviews: reviews.map((row) => ({
      id: row.id,
      outcome: row.outcome,
      note: row.note,
      nextOn: row.next_on,
      reviewedAt: row.reviewed_at.toISOString(),
      reviewedByName: row.reviewed_by_name,
      fromFile: row.from_file,
    })),
    assets: actor.permissions.includes('assets.view') ? await linkedAssets(context, id) : [],
    risks: await linkedRisks(context, id),
  };
}

function linkedAssets({ db, organisationId }: Context, id: string) {
  return db
    .selectFrom('vendor_assets')
    .innerJoin('assets', 'assets.id', 'vendor_assets.asset_id')
    .select(['assets.id', 'assets.name'])
    .where('vendor_assets.organisation_id', '=', organisationId)
    .where('vendor_assets.vendor_id', '=', id)
    .orderBy('assets.name')
    .orderBy('assets.id')
    .execute();
}

function linkedRisks({ db, organisationId }: Context, id: string) {
  return db
    .selectFrom('vendor_risks')
    .innerJoin('risks', 'risks.id', 'vendor_risks.risk_id')
    .select(['risks.id', 'risks.reference', 'risks.title'])
    .where('vendor_risks.organisation_id', '=', organisationId)
    .where('vendor_risks.vendor_id', '=', id)
    .orderBy('risks.ordinal')
    .execute();
}
