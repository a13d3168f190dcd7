import type { EventOf, FactsOf } from '#domain/subject.ts';
import { vendorSubject } from '#domain/vendors/subject.ts';
import { sql } from 'kysely';
import { scoreOf } from '#domain/vendors/score.ts';
import { monthsAfter } from '#domain/risks/months.ts';
import {
  NEW_VENDOR,
  type NewVendor,
  REVIEW_MONTHS,
  type VendorChange,
  type VendorLinks,
  type VendorWords,
} from '#domain/vendors/vendor.ts';
import type { NewVendorReview, Vendor, VendorDetails } from '#domain/vendors/view.ts';
import { isMember } from '../controls/store.ts';
import type { Act } from '../platform/act.ts';
import { dayOf } from '../platform/day.ts';
import { definedOf } from '../platform/defined-of.ts';
import { conflict, forbidden, invalid, type Issue } from '../platform/http/problems.ts';
import { removeAgreementsOf } from './agreements/acts.ts';
import { removeAssessmentsOf } from './assessments/drafting.ts';
import { keepScore } from './scoring.ts';
import { columnsOf, factsOf, lockVendor, vendorsByName } from './store.ts';
import { findVendor, readDetails } from './views.ts';

/** Says in the audit trail what became of a vendor. */
export function recordVendor(
  act: Act,
  action: EventOf<typeof vendorSubject>,
  vendor: Pick<Vendor, 'id' | 'name'>,
  before: FactsOf<typeof vendorSubject> | null,
  after: FactsOf<typeof vendorSubject> | null,
): void {
  act.record({ action, subject: vendorSubject, subjectId: vendor.id, title: vendor.name, before, after });
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
  act: Act,
  words: { ownerId?: string | null | undefined; name?: string | undefined },
  id?: string,
): Promise<void> {
  const issues: Issue[] = [];
  if (words.ownerId && !(await isMember(act.db, act.organisationId, words.ownerId)))
    issues.push({ path: 'ownerId', message: 'The owner must be a member of the organization' });
  if (words.name) {
    const holder = (await vendorsByName(act.db, act.organisationId, [words.name])).get(words.name.toLowerCase());
    if (holder && holder !== id) issues.push({ path: 'name', message: 'There is a vendor of this name' });
  }
  if (issues.length > 0) throw invalid(issues);
}

/** Adds a vendor with its first score. @returns its id. */
export async function addVendor(act: Act, asked: NewVendor): Promise<string> {
  await check(act, asked);
  const id = act.newId();
  const reviewMonths = asked.reviewMonths ?? REVIEW_MONTHS[asked.tier];
  const facts: VendorWords = {
    ...NEW_VENDOR,
    ...definedOf(asked),
    domains: [...new Set(asked.domains)],
    reviewMonths,
    reviewDueOn: asked.reviewDueOn ?? monthsAfter(dayOf(act.now), reviewMonths),
  };
  await act.db
    .insertInto('vendors')
    .values({
      ...columnsOf(facts),
      id,
      organisation_id: act.organisationId,
      score: scoreOf({ ...facts, incidents: 0 }),
      created_at: act.now,
      created_by_name: act.actor.name,
      changed_at: act.now,
    })
    .execute();
  await keepScore(act, id, { always: true });
  const vendor = await readDetails(act, id);
  recordVendor(act, 'added', vendor, null, saidOf(vendor));
  return id;
}

/** @throws Problem conflict when somebody changed it meanwhile, invalid when something in it cannot be. */
export async function changeVendor(act: Act, id: string, asked: VendorChange, version?: number): Promise<void> {
  const { assetIds, riskIds, ...words } = asked;
  await lockVendor(act.db, act.organisationId, id);
  const before = await readDetails(act, id);
  if (version !== undefined && version !== before.version)
    throw conflict('changed_meanwhile', `Somebody else has changed ${before.name} meanwhile.`);
  await check(act, { ...words, ownerId: words.ownerId === before.ownerId ? null : words.ownerId }, id);
  await replaceLinks(act, id, { assetIds, riskIds });
  if (words.ownerId !== undefined && words.ownerId !== before.ownerId) await forgetTold(act, id);
  await touch(act, id, columnsOf(words));
  await keepScore(act, id, { always: false });
  const after = await readDetails(act, id);
  recordVendor(act, 'changed', after, saidOf(before), saidOf(after));
}

/** Whoever owns it from now on has been told nothing yet. */
async function forgetTold({ db, organisationId }: Act, id: string): Promise<void> {
  await db
    .deleteFrom('vendor_told')
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', '=', id)
    .execute();
}

/** Marks a vendor as changed, with these columns. */
export async function touch(act: Act, id: string, columns: Record<string, unknown>): Promise<void> {
  await act.db
    .updateTable('vendors')
    .set({ ...columns, changed_at: act.now, version: sql<number>`version + 1` })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
}

async function replaceLinks(
  act: Act,
  vendorId: string,
  { assetIds, riskIds }: { [K in keyof VendorLinks]?: VendorLinks[K] | undefined },
): Promise<void> {
  const row = { organisation_id: act.organisationId, vendor_id: vendorId };
  const clear = (table: 'vendor_assets' | 'vendor_risks') =>
    act.db
      .deleteFrom(table)
      .where('organisation_id', '=', act.organisationId)
      .where('vendor_id', '=', vendorId)
      .execute();
  if (assetIds) {
    const ids = [...new Set(assetIds)];
    await checkThere(act, 'assets', 'assetIds', ids);
    await clear('vendor_assets');
    if (ids.length > 0)
      await act.db
        .insertInto('vendor_assets')
        .values(ids.map((id) => ({ ...row, asset_id: id })))
        .execute();
  }
  if (riskIds) {
    const ids = [...new Set(riskIds)];
    await checkThere(act, 'risks', 'riskIds', ids);
    await clear('vendor_risks');
    if (ids.length > 0)
      await act.db
        .insertInto('vendor_risks')
        .values(ids.map((id) => ({ ...row, risk_id: id })))
        .execute();
  }
}

async function checkThere(act: Act, table: 'assets' | 'risks', path: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await act.db
    .selectFrom(table)
    .select('id')
    .where('organisation_id', '=', act.organisationId)
    .where('id', 'in', ids)
    .execute();
  if (rows.length < ids.length)
    throw invalid([
      { path, message: table === 'assets' ? 'An asset is not there any more' : 'A risk is not there any more' },
    ]);
}

export async function removeVendor(act: Act, id: string): Promise<void> {
  await lockVendor(act.db, act.organisationId, id);
  const vendor = await readDetails(act, id);
  await removeAssessmentsOf(act, id);
  await removeAgreementsOf(act, id);
  await act.db.deleteFrom('vendors').where('organisation_id', '=', act.organisationId).where('id', '=', id).execute();
  recordVendor(act, 'removed', vendor, saidOf(vendor), null);
}

/** Scores a vendor anew. @returns the score it had. */
export async function scoreVendor(act: Act, id: string): Promise<number> {
  await lockVendor(act.db, act.organisationId, id);
  const before = await findVendor(act, id);
  await keepScore(act, id, { always: true });
  const after = await findVendor(act, id);
  recordVendor(
    act,
    'scored',
    after,
    { score: before.score, basis: before.basis },
    { score: after.score, basis: after.basis },
  );
  return before.score;
}

/** @throws Problem forbidden for who neither owns the vendor nor may edit. */
export async function reviewVendor(act: Act, id: string, { outcome, note, nextOn }: NewVendorReview): Promise<void> {
  await lockVendor(act.db, act.organisationId, id);
  const vendor = await findVendor(act, id);
  const isOwner = vendor.ownerId === act.actor.id && act.actor.via !== 'token';
  if (!isOwner && !act.actor.permissions.includes('risk_management.edit')) throw forbidden();
  const today = dayOf(act.now);
  if (nextOn && nextOn <= today) throw invalid([{ path: 'nextOn', message: 'Choose a day after today' }]);
  const next = nextOn ?? monthsAfter(today, vendor.reviewMonths);
  await act.db
    .insertInto('vendor_reviews')
    .values({
      id: act.newId(),
      organisation_id: act.organisationId,
      vendor_id: id,
      outcome,
      note,
      next_on: next,
      reviewed_at: act.now,
      reviewed_by: act.actor.id,
      reviewed_by_name: act.actor.name,
    })
    .execute();
  await touch(act, id, { review_due_on: next });
  recordVendor(act, 'reviewed', vendor, { reviewDueOn: vendor.reviewDueOn }, { outcome, note, reviewDueOn: next });
}
