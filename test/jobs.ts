import type { TestSession } from './server.ts';

/** Waits until the job has ended, and answers with it. @throws after a minute. */
export async function waitForJob(session: TestSession, id: string) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const { body: job } = await session.get(`/jobs/${id}`);
    if (['done', 'failed', 'cancelled'].includes(job.state)) return job;
    if (Date.now() > deadline) throw new Error(`job still ${job.state}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
