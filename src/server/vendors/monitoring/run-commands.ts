import { vendorSubject } from '#domain/vendors/subject.ts';
import type { Job } from '#domain/activity/audit-entry.ts';
import type { MonitoringRun } from '#domain/vendors/monitoring/run.ts';
import { BETWEEN_SECONDS } from '#domain/vendors/monitoring/values.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import type { Context } from '../../platform/context.ts';
import { conflict, tooMany } from '../../platform/http/problems.ts';
import { recordVendor } from '../commands.ts';
import { lockVendor } from '../store.ts';
import { findVendor } from '../views.ts';
import { MONITORING_JOB } from './job-name.ts';
import { lastOrderAt, ordersUnderWay, watchedVendors } from './store.ts';

export interface MonitoringInput {
  /** Null: all that have domains. */
  vendorId: string | null;
  cause: MonitoringRun['cause'];
  /** Only those that were last looked at before. */
  dueBefore: string | null;
}

const underWay = () => conflict('monitoring_under_way', 'Monitoring is looking already; wait until it is done.');
const noDomains = () => conflict('no_domains', 'No domain is recorded that could be looked at.');

/** Has the domains of one vendor looked at. @throws Problem not_found, conflict, too_many within a minute of the last time. */
export async function monitorVendor(context: Context, vendorId: string): Promise<Job> {
  // Of two who press at the same moment the second one sees the first one's order.
  await lockVendor(context.db, context.organisationId, vendorId);
  const vendor = await findVendor(context, vendorId);
  if (vendor.domains.length === 0) throw noDomains();
  const orders = await ordersUnderWay(context);
  if (orders.some((each) => each.vendorId === null || each.vendorId === vendorId)) throw underWay();
  await checkPause(context, vendorId);
  recordVendor(context, 'monitored', vendor, null, { domains: vendor.domains });
  return order(context, vendorId, 'person', vendor.name, vendor.domains.length);
}

/** Has the domains of all vendors looked at: in a person's name, or in the product's of those that are due. */
export async function monitorAll(
  context: Context,
  cause: 'all' | 'schedule',
  dueBefore: Date | null = null,
): Promise<Job> {
  await context.db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', context.organisationId)
    .forNoKeyUpdate()
    .execute();
  const vendors = await watchedVendors(context).execute();
  if (vendors.length === 0) throw noDomains();
  const orders = await ordersUnderWay(context);
  if (orders.some(({ vendorId }) => vendorId === null)) throw underWay();
  if (cause === 'all') {
    await checkPause(context, null);
    context.record({
      action: 'monitored',
      subject: vendorSubject,
      subjectId: context.organisationId,
      title: 'Continuous Monitoring',
      after: { vendors: vendors.length },
    });
  }
  const total = vendors.reduce((sum, { domains }) => sum + domains.length, 0);
  return order(context, null, cause, 'Continuous Monitoring', total, dueBefore);
}

/** Has what was not looked at yet looked at after others had their turn: whatever was not since the first part began. */
export async function goOn(
  context: Context,
  { vendorId, cause, dueBefore }: MonitoringInput,
  begunAt: Date,
  left: number,
) {
  await order(context, vendorId, cause, 'Continuous Monitoring', left, dueBefore ? new Date(dueBefore) : begunAt);
}

async function checkPause(context: Context, vendorId: string | null): Promise<void> {
  const last = await lastOrderAt(context, vendorId);
  const seconds = last ? BETWEEN_SECONDS - (context.now.getTime() - last.getTime()) / 1000 : 0;
  if (seconds > 0) throw tooMany(Math.ceil(seconds));
}

async function order(
  context: Context,
  vendorId: string | null,
  cause: MonitoringRun['cause'],
  title: string,
  total: number,
  dueBefore: Date | null = null,
): Promise<Job> {
  const { db, organisationId, actor, now } = context;
  const input: MonitoringInput = { vendorId, cause, dueBefore: dueBefore?.toISOString() ?? null };
  const jobId = await context.enqueue(MONITORING_JOB, input, { title, total });
  await db
    .insertInto('vendor_monitoring_orders')
    .values({
      job_id: jobId,
      organisation_id: organisationId,
      vendor_id: vendorId,
      cause,
      ordered_at: now,
      ordered_by_name: actor.name,
    })
    .execute();
  context.publish(vendorSubject, vendorId);
  context.publish(vendorSubject, vendorId);
  return getJob(db, organisationId, jobId);
}
