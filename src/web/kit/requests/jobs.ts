import { useSyncExternalStore } from 'react';
import type { Job } from '#domain/activity/audit-entry.ts';

let jobs: ReadonlyMap<string, Job> = new Map();
const listeners = new Set<() => void>();

/** Keeps the newest word on a job, from a live event or from the answer that started it. */
export function noteJob(job: Job): void {
  jobs = new Map(jobs).set(job.id, job);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything known of the jobs of this tab's organisation, newest first. */
export function useJobs(): Job[] {
  const known = useSyncExternalStore(subscribe, () => jobs);
  return [...known.values()].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** How far one job is, as live events tell it; `first` is what the start of it answered. */
export function useJob(id: string | undefined, first?: Job): Job | undefined {
  const known = useSyncExternalStore(subscribe, () => (id ? jobs.get(id) : undefined));
  return known ?? first;
}

export function isOver(job: Pick<Job, 'state'>): boolean {
  return job.state === 'done' || job.state === 'failed' || job.state === 'cancelled';
}

export function forgetJobs(): void {
  jobs = new Map();
  for (const listener of listeners) listener();
}
