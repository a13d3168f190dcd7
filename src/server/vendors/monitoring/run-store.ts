import { vendorSubject } from '#domain/vendors/subject.ts';
import { sql } from 'kysely';
import { compareFindings, newProblems } from '#domain/vendors/monitoring/finding-changes.ts';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { judgeDomain } from '#domain/vendors/monitoring/checks/judge.ts';
import { postureOf } from '#domain/vendors/monitoring/posture.ts';
import type { MonitoringRun } from '#domain/vendors/monitoring/run.ts';
import { KEPT_RUNS } from '#domain/vendors/monitoring/values.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { recordVendor } from '../commands.ts';
import { keepScore } from '../score-store.ts';
import { lockVendor } from '../store.ts';
import { lastRun } from './store.ts';
import { notifyOf } from './change-notifications.ts';

interface Seen {
  vendorId: string;
  jobId: string;
  cause: MonitoringRun['cause'];
  facts: DomainFacts[];
  startedAt: Date;
  isOnline: boolean;
}

/** Keeps what was seen of a vendor, held against the run before, and tells of what is new. @returns nothing for one that is there no more. */
export async function keepRun(
  context: Context,
  { vendorId, jobId, cause, facts, startedAt, isOnline }: Seen,
): Promise<{ changes: number; problems: number } | null> {
  const { db, organisationId, now } = context;
  await lockVendor(db, organisationId, vendorId);
  const vendor = await db
    .selectFrom('vendors')
    .select(['id', 'name', 'domains', 'owner_id as ownerId', 'score'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', vendorId)
    .executeTakeFirst();
  // A domain that was taken away meanwhile is looked at no more.
  const seen = facts.filter(({ domain }) => vendor?.domains.includes(domain));
  if (!vendor || seen.length === 0) return null;
  const before = await lastRun(context, vendorId);
  const places = new Map(vendor.domains.map((domain, at) => [domain, at]));
  const judged = seen
    .toSorted((one, other) => (places.get(one.domain) ?? 0) - (places.get(other.domain) ?? 0))
    .flatMap((each) => judgeDomain(each, { now: each.at, isOnline }));
  const { findings, changes } = compareFindings(before?.findings ?? null, judged, dayOf(now));
  const posture = postureOf(findings).value;
  await db
    .insertInto('vendor_monitoring_runs')
    .values({
      id: context.newId(),
      organisation_id: organisationId,
      vendor_id: vendorId,
      job_id: jobId,
      cause,
      asked_by_name: context.actor.name,
      started_at: startedAt,
      ended_at: now,
      facts: JSON.stringify(seen),
      findings: JSON.stringify(findings),
      changes: JSON.stringify(changes),
      posture,
      has_reached: seen.some(({ https }) => https.outcome === 'answered'),
    })
    .execute();
  await forgetOld(context, vendorId);
  await db
    .updateTable('vendors')
    .set({ last_scan_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', vendorId)
    .execute();
  const { now: score } = await keepScore(context, vendorId, { always: false });
  const problems = newProblems(before?.findings ?? null, judged);
  if (changes.length > 0 || problems.length > 0)
    recordVendor(
      context,
      'monitored',
      vendor,
      { posture: before?.posture ?? null },
      { posture, findings: [...new Set(problems.map(({ domain, check, code }) => `${domain}: ${check} ${code}`))] },
    );
  await notifyOf(context, vendor, {
    problems,
    score: { before: vendor.score, now: score },
    posture: { before: before?.posture ?? null, now: posture },
  });
  context.publish(vendorSubject, vendorId);
  context.publish(vendorSubject, vendorId);
  return { changes: changes.length, problems: problems.length };
}

async function forgetOld({ db, organisationId }: Context, vendorId: string): Promise<void> {
  await db
    .deleteFrom('vendor_monitoring_runs')
    .where('organisation_id', '=', organisationId)
    .where(
      'id',
      'in',
      sql<string>`(select id from vendor_monitoring_runs where vendor_id = ${vendorId} order by ended_at desc, id offset ${KEPT_RUNS})`,
    )
    .execute();
}
