import type { EventOf, FactsOf } from '#domain/subject.ts';
import { vendorSubject } from '#domain/vendors/subject.ts';
import { sql } from 'kysely';
import { issue } from '#domain/issue.ts';
import { scoreOf } from '#domain/vendors/score.ts';
import { monthsAfter } from '#domain/risks/months.ts';
import {
  NEW_VENDOR,
  type NewVendor,
  REVIEW_MONTHS,
  type VendorChange,
  type VendorLinks,
  type VendorInput,
} from '#domain/vendors/vendor.ts';
import type { NewVendorReview, Vendor, VendorDetails } from '#domain/vendors/view.ts';
import { isMember } from '../controls/store.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { definedOf } from '../platform/defined-of.ts';
import { conflict, forbidden, invalid, type Issue } from '../platform/http/problems.ts';
import { removeAgreementsOf } from './agreements/commands.ts';
import { removeAssessmentsOf } from './assessments/commands.ts';
import { keepScore } from './score-store.ts';
import { columnsOf, factsOf, lockVendor, vendorsByName } from './store.ts';
import { findVendor, readDetails } from './views.ts';

/** Says in the audit trail what became of a vendor. */
export function recordVendor(
  context: Context,
  action: EventOf<typeof vendorSubject>,
  vendor: Pick<Vendor, 'id' | 'name'>,
  before: FactsOf<typeof vendorSubject> | null,
  after: FactsOf<typeof vendorSubject> | null,
): void {
  context.record({ action, subject: vendorSubject, subjectId: vendor.id, title: vendor.name, before, after });
}

/** What the audit trail keeps of a vendor's own words: people and links by their names. */
function saidOf(vendor: VendorDetails) {
  const { ownerId: _ownerId, ...facts } = factsOf(vendor);
  return {
    ...facts,
    ownerName: vendor.ownerName,
    score: vendor.score,
    assets: vendor.assets.map((asset) => asset.name),
    risks: vendor.risks.map((risk) => `${risk.reference} ${risk.title}`),
  };
}

/** @throws Problem invalid when the owner is no member or the name is taken. */
async function check(
  context: Context,
  given: { ownerId?: string | null | undefined; name?: string | undefined },
  id?: string,
): Promise<void> {
  const issues: Issue[] = [];
  if (given.ownerId && !(await isMember(context.db, context.organisationId, given.ownerId)))
    issues.push({ path: 'ownerId', message: issue('owner_no_member') });
  if (given.name) {
    const holder = (await vendorsByName(context.db, context.organisationId, [given.name])).get(
      given.name.toLowerCase(),
    );
    if (holder && holder !== id) issues.push({ path: 'name', message: issue('vendor_name_taken') });
  }
  if (issues.length > 0) throw invalid(issues);
}

/** Adds a vendor with its first score. @returns its id. */
export async function addVendor(context: Context, asked: NewVendor): Promise<string> {
  await check(context, asked);
  const id = context.newId();
  const reviewMonths = asked.reviewMonths ?? REVIEW_MONTHS[asked.tier];
  const facts: VendorInput = {
    ...NEW_VENDOR,
    ...definedOf(asked),
    domains: [...new Set(asked.domains)],
    reviewMonths,
    reviewDueOn: asked.reviewDueOn ?? monthsAfter(dayOf(context.now), reviewMonths),
  };
  await context.db
    .insertInto('vendors')
    .values({
      ...columnsOf(facts),
      id,
      organisation_id: context.organisationId,
      score: scoreOf({ ...facts, incidents: 0 }),
      created_at: context.now,
      created_by_name: context.actor.name,
      changed_at: context.now,
    })
    .execute();
  await keepScore(context, id, { always: true });
  const vendor = await readDetails(context, id);
  recordVendor(context, 'added', vendor, null, saidOf(vendor));
  return id;
}

/** @throws Problem conflict when somebody changed it meanwhile, invalid when something in it cannot be. */
export async function changeVendor(context: Context, id: string, asked: VendorChange, version?: number): Promise<void> {
  const { assetIds, riskIds, ...words } = asked;
  await lockVendor(context.db, context.organisationId, id);
  const before = await readDetails(context, id);
  if (version !== undefined && version !== before.version)
    throw conflict('changed_meanwhile', `Somebody else has changed ${before.name} meanwhile.`);
  await check(context, { ...words, ownerId: words.ownerId === before.ownerId ? null : words.ownerId }, id);
  await replaceLinks(context, id, { assetIds, riskIds });
  if (words.ownerId !== undefined && words.ownerId !== before.ownerId) await forgetNotified(context, id);
  await touch(context, id, columnsOf(words));
  await keepScore(context, id, { always: false });
  const after = await readDetails(context, id);
  recordVendor(context, 'changed', after, saidOf(before), saidOf(after));
}

/** Whoever owns it from now on has been told nothing yet. */
async function forgetNotified({ db, organisationId }: Context, id: string): Promise<void> {
  await db
    .deleteFrom('vendor_told')
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', '=', id)
    .execute();
}

/** Marks a vendor as changed, with these columns. */
export async function touch(context: Context, id: string, columns: Record<string, unknown>): Promise<void> {
  await context.db
    .updateTable('vendors')
    .set({ ...columns, changed_at: context.now, version: sql<number>`version + 1` })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
}

async function replaceLinks(
  context: Context,
  vendorId: string,
  { assetIds, riskIds }: { [K in keyof VendorLinks]?: VendorLinks[K] | undefined },
): Promise<void> {
  const row = { organisation_id: context.organisationId, vendor_id: vendorId };
  const clear = (table: 'vendor_assets' | 'vendor_risks') =>
    context.db
      .deleteFrom(table)
      .where('organisation_id', '=', context.organisationId)
      .where('vendor_id', '=', vendorId)
      .execute();
  if (assetIds) {
    const ids = [...new Set(assetIds)];
    await checkThere(context, 'assets', 'assetIds', ids);
    await clear('vendor_assets');
    if (ids.length > 0)
      await context.db
        .insertInto('vendor_assets')
        .values(ids.map((id) => ({ ...row, asset_id: id })))
        .execute();
  }
  if (riskIds) {
    const ids = [...new Set(riskIds)];
    await checkThere(context, 'risks', 'riskIds', ids);
    await clear('vendor_risks');
    if (ids.length > 0)
      await context.db
        .insertInto('vendor_risks')
        .values(ids.map((id) => ({ ...row, risk_id: id })))
        .execute();
  }
}

async function checkThere(context: Context, table: 'assets' | 'risks', path: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await context.db
    .selectFrom(table)
    .select('id')
    .where('organisation_id', '=', context.organisationId)
    .where('id', 'in', ids)
    .execute();
  if (rows.length < ids.length)
    throw invalid([{ path, message: table === 'assets' ? issue('asset_gone') : issue('risk_gone') }]);
}

export async function removeVendor(context: Context, id: string): Promise<void> {
  await lockVendor(context.db, context.organisationId, id);
  const vendor = await readDetails(context, id);
  await removeAssessmentsOf(context, id);
  await removeAgreementsOf(context, id);
  await context.db
    .deleteFrom('vendors')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  recordVendor(context, 'removed', vendor, saidOf(vendor), null);
}

/** Scores a vendor anew. @returns the score it had. */
export async function scoreVendor(context: Context, id: string): Promise<number> {
  await lockVendor(context.db, context.organisationId, id);
  const before = await findVendor(context, id);
  await keepScore(context, id, { always: true });
  const after = await findVendor(context, id);
  recordVendor(
    context,
    'scored',
    after,
    { score: before.score, basis: before.basis },
    { score: after.score, basis: after.basis },
  );
  return before.score;
}

/** @throws Problem forbidden for who neither owns the vendor nor may edit. */
export async function reviewVendor(
  context: Context,
  id: string,
  { outcome, note, nextOn }: NewVendorReview,
): Promise<void> {
  await lockVendor(context.db, context.organisationId, id);
  const vendor = await findVendor(context, id);
  const isOwner = vendor.ownerId === context.actor.id && context.actor.via !== 'token';
  if (!isOwner && !context.actor.permissions.includes('risk_management.edit')) throw forbidden();
  const today = dayOf(context.now);
  if (nextOn && nextOn <= today) throw invalid([{ path: 'nextOn', message: issue('after_today') }]);
  const next = nextOn ?? monthsAfter(today, vendor.reviewMonths);
  await context.db
    .insertInto('vendor_reviews')
    .values({
      id: context.newId(),
      organisation_id: context.organisationId,
      vendor_id: id,
      outcome,
      note,
      next_on: next,
      reviewed_at: context.now,
      reviewed_by: context.actor.id,
      reviewed_by_name: context.actor.name,
    })
    .execute();
  await touch(context, id, { review_due_on: next });
  recordVendor(context, 'reviewed', vendor, { reviewDueOn: vendor.reviewDueOn }, { outcome, note, reviewDueOn: next });
}
