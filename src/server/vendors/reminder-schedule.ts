import { complianceOn } from '#domain/vendors/score.ts';
import { remindersOf } from '#domain/vendors/reminders.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { notify } from '../platform/database/notify.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import { scoreVendor } from './commands.ts';
import { hrefOfVendor, lastScores, listRecords } from './store.ts';

const HOURS = 6;

/** Scores vendors anew whose certificates ended, and tells owners what they should know of theirs. Each thing once. */
export const remindVendorsTask: ScheduledTask = {
  name: 'vendors.remind',
  everyMinutes: HOURS * 60,
  work: lookAtVendors,
};

export async function lookAtVendors(context: Context): Promise<void> {
  const { db, organisationId } = context;
  const vendors = await db
    .selectFrom('vendors')
    .leftJoin('memberships as standing', (join) =>
      join
        .onRef('standing.user_id', '=', 'vendors.owner_id')
        .onRef('standing.organisation_id', '=', 'vendors.organisation_id')
        .on('standing.suspended_at', 'is', null),
    )
    .select([
      'vendors.id',
      'vendors.name',
      'vendors.compliance',
      'vendors.review_due_on as reviewDueOn',
      // Who left or is suspended is told nothing.
      'standing.user_id as ownerId',
    ])
    .where('vendors.organisation_id', '=', organisationId)
    .execute();
  if (vendors.length === 0) return;
  const ids = vendors.map(({ id }) => id);
  const records = Map.groupBy(await listRecords(db, organisationId, ids), ({ vendorId }) => vendorId);
  await scoreAnew(context, vendors, records);
  await remind(context, vendors, records);
}

interface Known {
  id: string;
  name: string;
  compliance: Parameters<typeof complianceOn>[0];
  reviewDueOn: string | null;
  ownerId: string | null;
}
type Records = ReadonlyMap<string, Awaited<ReturnType<typeof listRecords>>>;

/** A certificate ends by itself, and with it what it was worth. */
async function scoreAnew(context: Context, vendors: readonly Known[], records: Records): Promise<void> {
  const today = dayOf(context.now);
  const certified = vendors.filter(({ id }) => records.get(id)?.some(({ facts }) => facts.kind === 'certificate'));
  const scores = await lastScores(
    context.db,
    context.organisationId,
    certified.map(({ id }) => id),
  );
  const counted = new Map(scores.map(({ vendorId, basis }) => [vendorId, basis.compliance]));
  for (const { id, compliance } of certified) {
    const certificates = (records.get(id) ?? []).flatMap(({ facts }) => (facts.kind === 'certificate' ? [facts] : []));
    if (complianceOn(compliance, certificates, today) !== counted.get(id)) await scoreVendor(context, id);
  }
}

async function remind(context: Context, vendors: readonly Known[], records: Records): Promise<void> {
  const today = dayOf(context.now);
  for (const vendor of vendors) {
    const { id, name, ownerId } = vendor;
    if (ownerId === null) continue;
    for (const { kind, about, day, key } of remindersOf(vendor, records.get(id) ?? [], today))
      if (await isNews(context, id, key))
        await notify(context, ownerId, kind, { title: name, about, day }, hrefOfVendor(id));
  }
}

async function isNews(context: Context, vendorId: string, what: string): Promise<boolean> {
  const kept = await context.db
    .insertInto('vendor_told')
    .values({ organisation_id: context.organisationId, vendor_id: vendorId, what, told_at: context.now })
    .onConflict((known) => known.doNothing())
    .returning('what')
    .executeTakeFirst();
  return kept !== undefined;
}
