import { vendorSubject } from '#domain/vendors/subject.ts';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { defineJob, type JobRun } from '../../platform/background/jobs.ts';
import { gatherDomain } from './probes/domain.ts';
import { termsOf } from './probes/terms.ts';
import { inTurns } from './in-turns.ts';
import { MONITORING_JOB } from './job-name.ts';
import { keepRun } from './run-store.ts';
import { goOn, type MonitoringInput } from './run-commands.ts';
import { watchedVendors } from './store.ts';

/** Milliseconds after which the rest is put to the end of the queue: however many vendors one organisation has, the others come to their turn. */
const LONGEST = 10 * 60_000;
/** Domains that are looked at at the same time. */
const AT_ONCE = 4;
/** For how many days it counts that web servers were reached from here. */
const REACHED_DAYS = 2;

interface Watched {
  id: string;
  domains: string[];
  facts: DomainFacts[];
  startedAt: Date | null;
}

/** Looks at domains and keeps what it saw, vendor by vendor: begun again after a crash, it goes on with those that it has not kept. */
export const monitorVendors = monitoringFor(LONGEST);

export function monitoringFor(longest: number) {
  return defineJob<MonitoringInput>(MONITORING_JOB, { atOnce: 2 }, (run) => look(run, longest));
}

async function look(run: JobRun<MonitoringInput>, longest: number) {
  const begunAt = run.now();
  const { waiting, wasReached } = await run.read((context) => readWaiting(context, run));
  const terms = termsOf(run.services.settings);
  const tasks = waiting.flatMap((vendor) => vendor.domains.map((domain) => ({ vendor, domain })));
  const counts = { vendors: 0, domains: 0, changes: 0, problems: 0 };
  let isOnline = wasReached;
  run.progress(0, tasks.length);
  await inTurns(tasks, AT_ONCE, async ({ vendor, domain }) => {
    run.signal.throwIfAborted();
    const isOver = counts.vendors > 0 && run.now().getTime() - begunAt.getTime() >= longest;
    if (isOver && !vendor.startedAt) return;
    vendor.startedAt ??= run.now();
    const facts = await gatherDomain(domain, terms, run.signal, run.now());
    // What was broken off says nothing about the domain.
    run.signal.throwIfAborted();
    isOnline ||= facts.https.outcome === 'answered';
    vendor.facts.push(facts);
    counts.domains += 1;
    run.progress(counts.domains, tasks.length, domain);
    if (vendor.facts.length < vendor.domains.length) return;
    const { id: vendorId, facts: all, startedAt } = vendor;
    const kept = await run.transact((context) =>
      keepRun(context, {
        vendorId,
        jobId: run.id,
        cause: run.input.cause,
        facts: all,
        startedAt: startedAt ?? context.now,
        isOnline,
      }),
    );
    if (!kept) return;
    counts.vendors += 1;
    counts.changes += kept.changes;
    counts.problems += kept.problems;
  });
  await run.transact(async (context) => {
    const left = tasks.length - counts.domains;
    if (left > 0) await goOn(context, run.input, begunAt, left);
    context.publish(vendorSubject, run.input.vendorId);
    context.publish(vendorSubject, run.input.vendorId);
  });
  return counts;
}

type Context = Parameters<Parameters<JobRun<MonitoringInput>['read']>[0]>[0];

async function readWaiting(context: Context, { id, input }: JobRun<MonitoringInput>) {
  const { db, organisationId } = context;
  let found = watchedVendors(context).where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('vendor_monitoring_runs as run')
          .select('run.id')
          .whereRef('run.vendor_id', '=', 'vendors.id')
          .where('run.job_id', '=', id),
      ),
    ),
  );
  if (input.vendorId) found = found.where('vendors.id', '=', input.vendorId);
  const { dueBefore } = input;
  if (dueBefore)
    found = found.where((eb) => eb.or([eb('last_scan_at', 'is', null), eb('last_scan_at', '<=', new Date(dueBefore))]));
  const reached = await db
    .selectFrom('vendor_monitoring_runs')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('has_reached', '=', true)
    .where('ended_at', '>', new Date(context.now.getTime() - REACHED_DAYS * 86_400_000))
    .limit(1)
    .executeTakeFirst();
  const vendors = await found.execute();
  const waiting: Watched[] = vendors.map(({ id: vendorId, domains }) => ({
    id: vendorId,
    domains,
    facts: [],
    startedAt: null,
  }));
  return { waiting, wasReached: reached !== undefined };
}
