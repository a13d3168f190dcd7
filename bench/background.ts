import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { addOrganisation } from '#server/organisations/store.ts';
import { inTransaction } from '#server/platform/context.ts';
import { runDueTasks } from '#server/platform/background/scheduled-tasks.ts';
import type { Services } from '#server/platform/services.ts';
import { serverModules } from '#server/modules.ts';
import { openBenchServer } from './ground.ts';
import { type Benchmark, rowOf } from './row.ts';

const ORGANISATIONS = 50;
const MINUTES = 60;
const ROUNDS = 3;
const MINUTE = 60_000;
/** The database counts a connection's transactions when it has been quiet for so long. */
const QUIET = 11_000;

/** Fifty organisations in which nobody does anything: what the product asks the database for by itself, a minute of an hour. */
export const background: Benchmark = {
  name: 'background.idle',
  async run() {
    const { services, close } = await openBenchServer([]);
    for (let number = 1; number < ORGANISATIONS; number += 1) await addOne(services, number);
    let now = Date.now();
    // At the first look everything is due.
    await runDueTasks(services, serverModules.scheduledTasks, new Date(now));
    const [transactions, milliseconds]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await count(services);
      const start = performance.now();
      for (let minute = 0; minute < MINUTES; minute += 1)
        await runDueTasks(services, serverModules.scheduledTasks, new Date((now += MINUTE)));
      milliseconds.push((performance.now() - start) / MINUTES);
      transactions.push(((await count(services)) - before) / MINUTES);
    }
    await close();
    return [
      rowOf('background.idle-transactions', 'a minute', transactions, { atMost: 100 }),
      rowOf('background.idle-time', 'ms a minute', milliseconds, null),
    ];
  },
};

function addOne({ database }: Services, number: number): Promise<void> {
  const id = randomUUID();
  const input = { name: `Idle ${number}`, domain: `idle-${number}.example.com`, isDemo: false };
  return inTransaction(database, { organisationId: id }, async (db) => void (await addOrganisation(db, id, input)));
}

async function count({ database }: Services): Promise<number> {
  await sleep(QUIET);
  const { rows } = await sql<{ count: number }>`
    select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`.execute(
    database.everywhere,
  );
  return rows[0]?.count ?? 0;
}
