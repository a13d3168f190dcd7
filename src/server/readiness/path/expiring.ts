import { sql } from 'kysely';
import { dayAfter } from '#domain/assets/days.ts';
import type { Permission } from '#domain/people/permission.ts';
import { type Expiring, EXPIRING_DAYS, expiringOf, nextToExpire } from '#domain/readiness/path/expiring.ts';
import { reviewsBetween } from '../../documents/reviews-between.ts';
import { evidenceEndingBetween } from '../../evidence/ending-between.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { listVendorsWithRecords } from '../risk-proposals/gather.ts';

/** What ends next of what the acting person may see. */
export async function readExpiring(context: Context) {
  const may = (permission: Permission) => context.actor.permissions.includes(permission);
  const today = dayOf(context.now);
  const last = dayAfter(today, EXPIRING_DAYS);
  const found: Expiring[] = [];
  if (may('documents.view') && may('iso_readiness.view'))
    for (const { documentId: id, title, on } of await evidenceEndingBetween(context, today, last))
      found.push({ kind: 'evidence', id, title, on });
  if (may('documents.view'))
    for (const due of await reviewsBetween(context, today, last)) found.push({ kind: 'document', ...due });
  if (may('risk_management.view')) {
    const vendors = await listVendorsWithRecords(context, await vendorsEnding(context, today, last));
    found.push(...vendors.flatMap((vendor) => expiringOf(vendor, today)));
  }
  return nextToExpire(found, today);
}

/** Vendors of which a certificate ends or a contract has to be decided about; whether another one follows, the rule itself says. */
async function vendorsEnding({ db, organisationId }: Context, from: string, to: string): Promise<string[]> {
  const ends = sql<string>`case kind when 'certificate' then (facts ->> 'expiresOn')::date
    when 'contract' then (facts ->> 'endOn')::date - coalesce((facts ->> 'noticeDays')::int, 0) end`;
  const rows = await db
    .selectFrom('vendor_records')
    .select('vendor_id as id')
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where(ends, '>=', sql<string>`${from}::date`)
    .where(ends, '<=', sql<string>`${to}::date`)
    .execute();
  return rows.map(({ id }) => id);
}
