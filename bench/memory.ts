import { readdirSync, readFileSync } from 'node:fs';
import { setUp, startProduct } from '../test/product.ts';
import { addAssets } from './assets.ts';
import { clientOf } from './client.ts';
import { type Benchmark, rowOf } from './row.ts';

/** A process and all that it started, by their parents in /proc; the database counts by its data folder. */
export function processesOf(pid: number, dataDir: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const facts = all.flatMap((id) => {
    try {
      const parent = Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
      return [{ id, parent, command: readFileSync(`/proc/${id}/cmdline`, 'utf8') }];
    } catch {
      return [];
    }
  });
  const ours = new Set(facts.filter(({ id, command }) => id === pid || command.includes(dataDir)).map(({ id }) => id));
  for (let grown = -1; grown !== ours.size;) {
    grown = ours.size;
    for (const { id, parent } of facts) if (ours.has(parent)) ours.add(id);
  }
  return [...ours];
}

/** Megabytes, each shared page counted once over all processes (proportional set size). */
export function megabytesOf(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + kilobytesOf(pid), 0) / 1024;
}

/** Nothing of a process that has just ended. */
function kilobytesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Server and database together, with 10,000 assets, after a hundred pages of the list were read and ten quiet seconds. */
export const memory: Benchmark = {
  name: 'house.memory',
  async run() {
    const product = await startProduct();
    const client = clientOf(product, await setUp(product));
    await addAssets(product, client, 10_000);
    for (let page = 0; page < 100; page++) await (await client.get(`/assets?page=${page}&pageSize=25`)).json();
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const tasks = [];
    for (let round = 0; round < 5; round++) {
      tasks.push(megabytesOf(processesOf(product.pid, product.dataDir)));
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    await product.remove();
    return [rowOf('house.memory', 'MB', tasks, { atMost: 300 })];
  },
};
