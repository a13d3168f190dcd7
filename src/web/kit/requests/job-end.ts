import type { Job } from '#domain/activity/audit-entry.ts';
import { client } from './api.ts';
import { isOver, noteJob } from './jobs.ts';

const PAUSE = 300;

/** Waits until a job is over, however it ended. */
export async function jobEnd(started: Job): Promise<Job> {
  for (let job = started; ; job = await client.activity.jobs.get({ id: job.id })) {
    noteJob(job);
    if (isOver(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
