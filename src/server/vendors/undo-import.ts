import type { NewVendor, VendorInput } from '#domain/vendors/vendor.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import { changeVendor, removeVendor } from './commands.ts';
import { removeRecord } from './records.ts';
import { factsOf, lockVendor } from './store.ts';
import { findVendor } from './views.ts';

/** A vendor that an import wrote: as it was before, or null where the import added it. */
export interface Written {
  id: string;
  before: VendorInput | null;
  /** Contacts, contracts and certificates that it added. */
  recordIds: readonly string[];
}

/** Keeps what an import wrote, by the vendors' versions as they are now. */
export async function keepWritten(context: Context, importId: string, written: readonly Written[]): Promise<void> {
  const { db, organisationId, now } = context;
  for (const { id, before, recordIds } of written) {
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
        at: now,
      })
      .execute();
  }
}

/** Takes an import back: vendors that it added go, others are as they were. Those that somebody changed since stay as they are, and are named. */
export async function undoImport(context: Context, importId: string): Promise<{ undone: number; kept: string[] }> {
  const { db, organisationId } = context;
  const rows = await db
    .deleteFrom('vendor_import_rows')
    .where('organisation_id', '=', organisationId)
    .where('import_id', '=', importId)
    .returning(['vendor_id', 'before', 'version', 'record_ids'])
    .execute();
  if (rows.length === 0) throw notFound();
  const kept: string[] = [];
  for (const { vendor_id: id, before, version, record_ids: recordIds } of rows) {
    await lockVendor(db, organisationId, id);
    const vendor = await findVendor(context, id);
    if (vendor.version !== version) kept.push(vendor.name);
    else if (!before) await removeVendor(context, id);
    else {
      for (const recordId of recordIds) await removeRecord(context, id, recordId);
      const changes = changesTo(before, factsOf(vendor));
      if (Object.keys(changes).length > 0) await changeVendor(context, id, changes);
    }
  }
  return { undone: rows.length - kept.length, kept };
}

/** Only what differs: an owner who has left since would be refused where nothing changed. */
function changesTo(before: VendorInput, now: VendorInput): Partial<NewVendor> {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field as keyof VendorInput]),
    ),
  );
}
