import type { NewVendor, VendorInput } from '#domain/vendors/vendor.ts';
import type { ImportUndone } from '#domain/tables/lines.ts';
import type { VendorRecord } from '#domain/vendors/record.ts';
import { isMember } from '../controls/store.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import { changeVendor, removeVendor } from './commands.ts';
import { changeRecord, removeRecord } from './records.ts';
import { factsOf, lockVendor } from './store.ts';
import { findVendor } from './views.ts';

/** A vendor that an import wrote: as it was before, or null where the import added it. */
export interface Written {
  id: string;
  before: VendorInput | null;
  /** Contacts, contracts and certificates that it added. */
  recordIds: readonly string[];
  /** Those that it renewed, as they were. */
  recordsBefore: readonly Pick<VendorRecord, 'id' | 'facts'>[];
}

/** Keeps what an import wrote, by the vendors' versions as they are now. */
export async function keepWritten(context: Context, importId: string, written: readonly Written[]): Promise<void> {
  const { db, organisationId, now } = context;
  for (const { id, before, recordIds, recordsBefore } of written) {
    const { version } = await findVendor(context, id);
    await db
      .insertInto('vendor_import_rows')
      .values({
        organisation_id: organisationId,
        import_id: importId,
        vendor_id: id,
        before: before && JSON.stringify(before),
        version,
        record_ids: [...recordIds],
        records_before: JSON.stringify(recordsBefore.map(({ id: recordId, facts }) => ({ id: recordId, facts }))),
        at: now,
      })
      .execute();
  }
}

/** Takes an import back: vendors that it added go, others are as they were. Those that somebody changed or worked with since stay as they are. */
export async function undoImport(context: Context, importId: string): Promise<ImportUndone> {
  const { db, organisationId } = context;
  const rows = await db
    .deleteFrom('vendor_import_rows')
    .where('organisation_id', '=', organisationId)
    .where('import_id', '=', importId)
    .returning(['vendor_id', 'before', 'version', 'record_ids', 'records_before'])
    .execute();
  if (rows.length === 0) throw notFound();
  const kept: string[] = [];
  const ownerGone: string[] = [];
  for (const { vendor_id: id, before, version, ...records } of rows) {
    await lockVendor(db, organisationId, id);
    const vendor = await findVendor(context, id);
    if (vendor.version !== version || (!before && (await hasWork(context, id)))) kept.push(vendor.name);
    else if (!before) await removeVendor(context, id);
    else {
      for (const recordId of records.record_ids) await removeRecord(context, id, recordId);
      for (const record of records.records_before) await changeRecord(context, id, record.id, record.facts);
      const { ownerId, ...changes } = changesTo(before, factsOf(vendor));
      const isGone = Boolean(ownerId && !(await isMember(db, organisationId, ownerId)));
      if (isGone) ownerGone.push(before.name);
      const asked = isGone || ownerId === undefined ? changes : { ...changes, ownerId };
      if (Object.keys(asked).length > 0) await changeVendor(context, id, asked);
    }
  }
  return { undone: rows.length - kept.length, kept, ownerGone };
}

/** What others did about a vendor without changing it. */
const WORK = [
  'agreements',
  'vendor_assessments',
  'vendor_assets',
  'vendor_monitoring_runs',
  'vendor_reviews',
  'vendor_risks',
] as const;

async function hasWork({ db, organisationId }: Context, id: string): Promise<boolean> {
  for (const table of WORK) {
    const row = await db
      .selectFrom(table)
      .select('vendor_id')
      .where('organisation_id', '=', organisationId)
      .where('vendor_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Only what differs: an owner who has left since would be refused where nothing changed. */
function changesTo(before: VendorInput, now: VendorInput): Partial<NewVendor> {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field as keyof VendorInput]),
    ),
  );
}
