import { issue } from '#domain/issue.ts';
import { titleOfRecord, type VendorFacts } from '#domain/vendors/record.ts';
import type { Context } from '../platform/context.ts';
import { invalid, notFound } from '../platform/http/problems.ts';
import { recordVendor, touch } from './commands.ts';
import { keepScore } from './score-store.ts';
import { lockVendor } from './store.ts';
import { findVendor } from './views.ts';

/** Records something about a vendor; its score follows at once. @returns the id of the record. */
export async function addRecord(context: Context, vendorId: string, facts: VendorFacts): Promise<string> {
  await lockVendor(context.db, context.organisationId, vendorId);
  const vendor = await findVendor(context, vendorId);
  const id = context.newId();
  await context.db
    .insertInto('vendor_records')
    .values({
      id,
      organisation_id: context.organisationId,
      vendor_id: vendorId,
      facts: JSON.stringify(facts),
      created_at: context.now,
      created_by_name: context.actor.name,
      changed_at: context.now,
    })
    .execute();
  await settle(context, vendorId, vendor, null, facts);
  return id;
}

/** @throws Problem not_found, also for a record of another vendor; invalid for facts of another kind. */
export async function changeRecord(
  context: Context,
  vendorId: string,
  recordId: string,
  facts: VendorFacts,
): Promise<void> {
  await lockVendor(context.db, context.organisationId, vendorId);
  const vendor = await findVendor(context, vendorId);
  const before = await find(context, vendorId, recordId);
  if (before.kind !== facts.kind) throw invalid([{ path: 'facts.kind', message: issue('record_kind') }]);
  await context.db
    .updateTable('vendor_records')
    .set({ facts: JSON.stringify(facts), changed_at: context.now })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', recordId)
    .execute();
  await settle(context, vendorId, vendor, before, facts);
}

export async function removeRecord(context: Context, vendorId: string, recordId: string): Promise<void> {
  await lockVendor(context.db, context.organisationId, vendorId);
  const vendor = await findVendor(context, vendorId);
  const before = await find(context, vendorId, recordId);
  await context.db
    .deleteFrom('vendor_records')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', recordId)
    .execute();
  await settle(context, vendorId, vendor, before, null);
}

async function find(context: Context, vendorId: string, recordId: string): Promise<VendorFacts> {
  const row = await context.db
    .selectFrom('vendor_records')
    .select('facts')
    .where('organisation_id', '=', context.organisationId)
    .where('vendor_id', '=', vendorId)
    .where('id', '=', recordId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.facts;
}

async function settle(
  context: Context,
  vendorId: string,
  vendor: Awaited<ReturnType<typeof findVendor>>,
  before: VendorFacts | null,
  after: VendorFacts | null,
): Promise<void> {
  await touch(context, vendorId, {});
  const { now } = await keepScore(context, vendorId, { always: false });
  const said = (facts: VendorFacts | null) => facts && { [facts.kind]: titleOfRecord(facts), facts };
  recordVendor(context, 'changed', vendor, { ...said(before), score: vendor.score }, { ...said(after), score: now });
}
