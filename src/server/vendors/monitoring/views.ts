import { sql } from 'kysely';
import type { Finding } from '#domain/vendors/monitoring/finding.ts';
import { postureOf } from '#domain/vendors/monitoring/posture.ts';
import type { MonitoringOverview, VendorMonitoring } from '#domain/vendors/monitoring/run.ts';
import { KEPT_RUNS, POSTURE_ALERT } from '#domain/vendors/monitoring/values.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/problems.ts';
import { findVendor } from '../views.ts';
import { ordersUnderWay, periodOf, readRhythm, watchedVendors } from './store.ts';

const SHOWN = 8;

const countOf = (findings: readonly Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).length;

/** @throws Problem not_found for a vendor, or a run of it, that is not there. */
export async function viewMonitoring(context: Context, vendorId: string, runId?: string): Promise<VendorMonitoring> {
  const { db, organisationId } = context;
  const { domains } = await findVendor(context, vendorId);
  const rows = await db
    .selectFrom('vendor_monitoring_runs')
    .select(['id', 'cause', 'asked_by_name', 'started_at', 'ended_at', 'findings', 'changes', 'posture'])
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', '=', vendorId)
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .limit(KEPT_RUNS)
    .execute();
  const row = runId === undefined ? rows[0] : rows.find(({ id }) => id === runId);
  if (runId !== undefined && !row) throw notFound();
  const order = (await ordersUnderWay(context)).find((each) => each.vendorId === null || each.vendorId === vendorId);
  return {
    domains,
    job: order ? await getJob(db, organisationId, order.jobId) : null,
    run: row
      ? {
          id: row.id,
          cause: row.cause,
          askedByName: row.asked_by_name,
          startedAt: row.started_at.toISOString(),
          endedAt: row.ended_at.toISOString(),
          findings: row.findings,
          changes: row.changes,
          posture: row.posture,
          parts: postureOf(row.findings).parts,
        }
      : null,
    history: rows.map(({ id, ended_at: endedAt, posture, findings }) => ({
      id,
      endedAt: endedAt.toISOString(),
      posture,
      problems: countOf(findings, 'problem'),
      warnings: countOf(findings, 'warning'),
    })),
  };
}

export async function viewOverview(context: Context): Promise<MonitoringOverview> {
  const { db, organisationId } = context;
  const [rhythm, orders, watched] = [
    await readRhythm(context),
    await ordersUnderWay(context),
    await watchedVendors(context).execute(),
  ];
  const { vendors } = await db
    .selectFrom('vendors')
    .select((of) => of.fn.countAll<number>().as('vendors'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const last = await lastRuns(context);
  const openProblems = last.flatMap(({ vendorId, vendorName, findings }) =>
    findings.map((finding) => ({ ...finding, vendorId, vendorName })),
  );
  const problems = openProblems.filter(({ state }) => state === 'problem');
  const isScheduled = rhythm !== 'off' && watched.length > 0;
  // A vendor that nobody has looked at yet is due at once, and no clock says when that began.
  const isNew = watched.some(({ lastScanAt }) => lastScanAt === null);
  const lasts = watched.flatMap(({ lastScanAt }) => lastScanAt?.getTime() ?? []);
  const next = isNew ? null : Math.min(...lasts) + periodOf(rhythm);
  const ends = last.map(({ endedAt }) => endedAt.getTime());
  return {
    rhythm,
    nextAt: isScheduled && next !== null ? new Date(next).toISOString() : null,
    isDue: isScheduled && (next === null || next <= context.now.getTime()),
    lastAt: ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null,
    vendors,
    withDomains: watched.length,
    problems: problems.length,
    warnings: countOf(openProblems, 'warning'),
    alerts: last.filter(({ posture }) => posture !== null && posture < POSTURE_ALERT).length,
    jobs: await Promise.all(
      orders.map(async ({ jobId, vendorId, vendorName }) => ({
        job: await getJob(db, organisationId, jobId),
        vendorId,
        vendorName,
      })),
    ),
    changes: await newestChanges(context),
    standing: problems.toSorted((one, other) => other.since.localeCompare(one.since)).slice(0, SHOWN),
  };
}

function lastRuns({ db, organisationId }: Context) {
  return db
    .selectFrom('vendor_monitoring_runs as run')
    .innerJoin('vendors', 'vendors.id', 'run.vendor_id')
    .distinctOn('run.vendor_id')
    .select([
      'run.vendor_id as vendorId',
      'vendors.name as vendorName',
      'run.ended_at as endedAt',
      'run.findings',
      'run.posture',
    ])
    .where('run.organisation_id', '=', organisationId)
    .where(sql<boolean>`cardinality(vendors.domains) > 0`)
    .orderBy('run.vendor_id')
    .orderBy('run.ended_at', 'desc')
    .execute();
}

async function newestChanges({ db, organisationId }: Context): Promise<MonitoringOverview['changes']> {
  const rows = await db
    .selectFrom('vendor_monitoring_runs as run')
    .innerJoin('vendors', 'vendors.id', 'run.vendor_id')
    .select(['run.vendor_id as vendorId', 'vendors.name as vendorName', 'run.ended_at as endedAt', 'run.changes'])
    .where('run.organisation_id', '=', organisationId)
    .where(sql<boolean>`run.changes <> '[]'`)
    .orderBy('run.ended_at', 'desc')
    .orderBy('run.id')
    .limit(SHOWN)
    .execute();
  return rows
    .flatMap(({ vendorId, vendorName, endedAt, changes }) =>
      changes.map((change) => ({ ...change, vendorId, vendorName, at: endedAt.toISOString() })),
    )
    .slice(0, SHOWN);
}
