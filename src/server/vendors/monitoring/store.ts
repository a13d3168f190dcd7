import { sql } from 'kysely';
import type { MonitoringOverview } from '#domain/vendors/monitoring/run.ts';
import type { Context } from '../../platform/context.ts';

type Scope = Pick<Context, 'db' | 'organisationId'>;

/** Jobs of monitoring that wait or run, with whom they look at. */
export function ordersUnderWay({ db, organisationId }: Scope) {
  return db
    .selectFrom('vendor_monitoring_orders as asked')
    .innerJoin('jobs', 'jobs.id', 'asked.job_id')
    .leftJoin('vendors', 'vendors.id', 'asked.vendor_id')
    .select(['asked.job_id as jobId', 'asked.vendor_id as vendorId', 'vendors.name as vendorName'])
    .where('asked.organisation_id', '=', organisationId)
    .where('jobs.state', 'in', ['queued', 'running'])
    .orderBy('asked.ordered_at')
    .execute();
}

/** When somebody last asked for a look at this vendor, or at all of them. */
export async function lastOrderAt({ db, organisationId }: Scope, vendorId: string | null): Promise<Date | null> {
  const row = await db
    .selectFrom('vendor_monitoring_orders')
    .select('ordered_at as at')
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', vendorId === null ? 'is' : '=', vendorId)
    .where('cause', '<>', 'schedule')
    .orderBy('ordered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Vendors with domains, those that were not looked at for longest first. */
export function watchedVendors({ db, organisationId }: Scope) {
  return db
    .selectFrom('vendors')
    .select(['id', 'name', 'domains', 'last_scan_at as lastScanAt'])
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`cardinality(domains) > 0`)
    .orderBy(sql`last_scan_at nulls first`)
    .orderBy('id');
}

/** How often the organisation is looked at. What nobody has set is daily, and off for the demo: its vendors are invented. */
export async function readRhythm({ db, organisationId }: Scope): Promise<MonitoringOverview['rhythm']> {
  const row = await db
    .selectFrom('organisations')
    .leftJoin('vendor_monitoring_settings as chosen', 'chosen.organisation_id', 'organisations.id')
    .select(['chosen.rhythm', 'organisations.is_demo as isDemo'])
    .where('organisations.id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return row.rhythm ?? (row.isDemo ? 'off' : 'daily');
}

const HOURS = { off: 7 * 24, daily: 24, weekly: 7 * 24 };
const HOUR = 3_600_000;

/** Milliseconds from one look to the next; switched off it says after how long a look is an old one. */
export const periodOf = (rhythm: MonitoringOverview['rhythm']) => HOURS[rhythm] * HOUR;

/** A little less than a period ago: so that a daily look stays at its hour instead of wandering. */
export const dueBefore = (rhythm: MonitoringOverview['rhythm'], now: Date) =>
  new Date(now.getTime() - periodOf(rhythm) + HOUR / 2);

/** How monitoring stands as a whole: under way, done lately, or not. */
export async function monitoringState(context: Context, lastScanAt: string | null): Promise<'running' | 'ok' | 'idle'> {
  if ((await ordersUnderWay(context)).length > 0) return 'running';
  const old = context.now.getTime() - 2 * periodOf(await readRhythm(context));
  return lastScanAt !== null && Date.parse(lastScanAt) > old ? 'ok' : 'idle';
}

/** The last run of a vendor. */
export function lastRun({ db, organisationId }: Scope, vendorId: string) {
  return db
    .selectFrom('vendor_monitoring_runs')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', '=', vendorId)
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
