import { perform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/background/jobs.ts';
import { openBenchServer } from './ground.ts';
import { type Benchmark, rowOf } from './row.ts';

const JOBS = 600;
const AT_ONCE = 8;
const PER_ACT = 50;
const ROUNDS = 5;
const GOAL = 50;

/** Small jobs, each with one transaction of its own, from the act that starts them until the last is done and says so. */
export const jobThroughput: Benchmark = {
  name: 'jobs.throughput',
  async run() {
    let done = 0;
    let finish = () => {};
    const work = defineJob('bench.nothing', { atOnce: AT_ONCE }, async (run) => {
      await run.transact(async () => {});
      done += 1;
      if (done === JOBS) finish();
      return {};
    });
    const { services, visitor, close } = await openBenchServer([work]);
    const tasks: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      done = 0;
      const all = new Promise<void>((resolve) => (finish = resolve));
      const start = performance.now();
      for (let sent = 0; sent < JOBS; sent += PER_ACT)
        await perform(services, visitor, false, async (context) => {
          for (let one = 0; one < PER_ACT; one++) await context.enqueue('bench.nothing', { one });
        });
      await all;
      tasks.push(JOBS / ((performance.now() - start) / 1000));
    }
    await close();
    return [rowOf('jobs.throughput', 'jobs/s', tasks, { atLeast: GOAL })];
  },
};
