import { vendorSubject } from '#domain/vendors/subject.ts';
import type { Job } from '#domain/activity/audit-entry.ts';
import type { MonitoringRun } from '#domain/vendors/monitoring/run.ts';
import { BETWEEN_SECONDS } from '#domain/vendors/monitoring/values.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import type { Act } from '../../platform/act.ts';
import { conflict, tooMany } from '../../platform/http/problems.ts';
import { recordVendor } from '../acts.ts';
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
export async function monitorVendor(act: Act, vendorId: string): Promise<Job> {
  // Of two who press at the same moment the second one sees the first one's order.
  await lockVendor(act.db, act.organisationId, vendorId);
  const vendor = await findVendor(act, vendorId);
  if (vendor.domains.length === 0) throw noDomains();
  const orders = await ordersUnderWay(act);
  if (orders.some((each) => each.vendorId === null || each.vendorId === vendorId)) throw underWay();
  await checkPause(act, vendorId);
  recordVendor(act, 'monitored', vendor, null, { domains: vendor.domains });
  return order(act, vendorId, 'person', vendor.name, vendor.domains.length);
}

/** Has the domains of all vendors looked at: in a person's name, or in the product's of those that are due. */
export async function monitorAll(act: Act, cause: 'all' | 'schedule', dueBefore: Date | null = null): Promise<Job> {
  await act.db.selectFrom('organisations').select('id').where('id', '=', act.organisationId).forNoKeyUpdate().execute();
  const vendors = await watchedVendors(act).execute();
  if (vendors.length === 0) throw noDomains();
  const orders = await ordersUnderWay(act);
  if (orders.some(({ vendorId }) => vendorId === null)) throw underWay();
  if (cause === 'all') {
    await checkPause(act, null);
    act.record({
      action: 'monitored',
      subject: vendorSubject,
      subjectId: act.organisationId,
      title: 'Continuous Monitoring',
      after: { vendors: vendors.length },
    });
  }
  const total = vendors.reduce((sum, { domains }) => sum + domains.length, 0);
  return order(act, null, cause, 'Continuous Monitoring', total, dueBefore);
}

/** Has what was not looked at yet looked at after others had their turn: whatever was not since the first part began. */
export async function goOn(act: Act, { vendorId, cause, dueBefore }: MonitoringInput, begunAt: Date, left: number) {
  await order(act, vendorId, cause, 'Continuous Monitoring', left, dueBefore ? new Date(dueBefore) : begunAt);
}

async function checkPause(act: Act, vendorId: string | null): Promise<void> {
  const last = await lastOrderAt(act, vendorId);
  const seconds = last ? BETWEEN_SECONDS - (act.now.getTime() - last.getTime()) / 1000 : 0;
  if (seconds > 0) throw tooMany(Math.ceil(seconds));
}

async function order(
  act: Act,
  vendorId: string | null,
  cause: MonitoringRun['cause'],
  title: string,
  total: number,
  dueBefore: Date | null = null,
): Promise<Job> {
  const { db, organisationId, actor, now } = act;
  const input: MonitoringInput = { vendorId, cause, dueBefore: dueBefore?.toISOString() ?? null };
  const jobId = await act.enqueue(MONITORING_JOB, input, { title, total });
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
  act.tell(vendorSubject, vendorId);
  act.tell(vendorSubject, vendorId);
  return getJob(db, organisationId, jobId);
}
