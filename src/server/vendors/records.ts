import { titleOfRecord, type VendorFacts } from '#domain/vendors/record.ts';
import type { Act } from '../platform/act.ts';
import { invalid, notFound } from '../platform/http/problems.ts';
import { recordVendor, touch } from './acts.ts';
import { keepScore } from './scoring.ts';
import { lockVendor } from './store.ts';
import { findVendor } from './views.ts';

/** Records something about a vendor; its score follows at once. */
export async function addRecord(act: Act, vendorId: string, facts: VendorFacts): Promise<void> {
  await lockVendor(act.db, act.organisationId, vendorId);
  const vendor = await findVendor(act, vendorId);
  await act.db
    .insertInto('vendor_records')
    .values({
      id: act.newId(),
      organisation_id: act.organisationId,
      vendor_id: vendorId,
      facts: JSON.stringify(facts),
      created_at: act.now,
      created_by_name: act.actor.name,
      changed_at: act.now,
    })
    .execute();
  await settle(act, vendorId, vendor, null, facts);
}

/** @throws Problem not_found, also for a record of another vendor; invalid for facts of another kind. */
export async function changeRecord(act: Act, vendorId: string, recordId: string, facts: VendorFacts): Promise<void> {
  await lockVendor(act.db, act.organisationId, vendorId);
  const vendor = await findVendor(act, vendorId);
  const before = await find(act, vendorId, recordId);
  if (before.kind !== facts.kind) throw invalid([{ path: 'facts.kind', message: 'A record keeps its kind' }]);
  await act.db
    .updateTable('vendor_records')
    .set({ facts: JSON.stringify(facts), changed_at: act.now })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', recordId)
    .execute();
  await settle(act, vendorId, vendor, before, facts);
}

export async function removeRecord(act: Act, vendorId: string, recordId: string): Promise<void> {
  await lockVendor(act.db, act.organisationId, vendorId);
  const vendor = await findVendor(act, vendorId);
  const before = await find(act, vendorId, recordId);
  await act.db
    .deleteFrom('vendor_records')
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', recordId)
    .execute();
  await settle(act, vendorId, vendor, before, null);
}

async function find(act: Act, vendorId: string, recordId: string): Promise<VendorFacts> {
  const row = await act.db
    .selectFrom('vendor_records')
    .select('facts')
    .where('organisation_id', '=', act.organisationId)
    .where('vendor_id', '=', vendorId)
    .where('id', '=', recordId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.facts;
}

async function settle(
  act: Act,
  vendorId: string,
  vendor: Awaited<ReturnType<typeof findVendor>>,
  before: VendorFacts | null,
  after: VendorFacts | null,
): Promise<void> {
  await touch(act, vendorId, {});
  const { now } = await keepScore(act, vendorId, { always: false });
  const said = (facts: VendorFacts | null) => facts && { [facts.kind]: titleOfRecord(facts), facts };
  recordVendor(act, 'changed', vendor, { ...said(before), score: vendor.score }, { ...said(after), score: now });
}
