import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isAlive } from '#server/platform/database/postgres/processes.ts';
import { setUp, startProduct } from './product.ts';
import type { Product } from './product.ts';

// The product as people run it, whose embedded PostgreSQL is taken away under load.

let product: Product;
let headers: Record<string, string>;
beforeAll(async () => {
  product = await startProduct({ env: { REQUESTS_PER_MINUTE: '1000000' } });
  headers = { cookie: await setUp(product), origin: product.origin, 'content-type': 'application/json' };
}, 30_000);
afterAll(() => product.remove(), 30_000);

const databasePid = () =>
  Number(readFileSync(join(product.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
/** Those that serve a connection: PostgreSQL writes into a process's title whom it serves. */
const backends = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...title]) => Number(parent) === databasePid() && title.join(' ').includes('clausewise_app'))
    .map(([pid]) => Number(pid));

interface Answered {
  title: string;
  status: number;
  code?: string;
  retryAfter: string | null;
}

async function addRisk(title: string): Promise<Answered> {
  const body = JSON.stringify({ title });
  const answer = await fetch(`${product.origin}/api/v1/risks`, { method: 'POST', headers, body });
  const { code } = (await answer.json()) as { code?: string };
  return { title, status: answer.status, ...(code && { code }), retryAfter: answer.headers.get('retry-after') };
}

async function titles(): Promise<string[]> {
  const found: string[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await fetch(`${product.origin}/api/v1/risks?pageSize=100&page=${page}`, { headers });
    const { rows } = (await answer.json()) as { rows: { title: string }[] };
    if (rows.length === 0) return found;
    found.push(...rows.map(({ title }) => title));
  }
}

/** Eight write without a pause while something happens, and for a moment after the product is ready again. */
async function writeDuring(name: string, happen: () => void): Promise<Answered[]> {
  const answers: Answered[] = [];
  const over = new AbortController();
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let number = 0; !over.signal.aborted; number += 1) answers.push(await addRisk(`${name} ${writer} ${number}`));
  });
  await sleep(200);
  happen();
  await sleep(200);
  await vi.waitFor(async () => expect((await fetch(`${product.origin}/readyz`)).status).toBe(200), {
    timeout: 15_000,
    interval: 20,
  });
  await sleep(300);
  over.abort();
  await Promise.all(writers);
  return answers;
}

test.each([
  ['a backend is killed', () => process.kill(backends()[0]!, 'SIGKILL')],
  ['the database is killed', () => process.kill(databasePid(), 'SIGKILL')],
  ['the database is stopped', () => process.kill(databasePid(), 'SIGINT')],
])(
  'when %s, requests are asked to come again, what was acknowledged is there once, and the server goes on',
  async (name, happen) => {
    const answers = await writeDuring(name, happen);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { title: _title, ...answer } of refused)
      expect(answer).toEqual({ status: 503, code: 'database_away', retryAfter: '1' });
    // The last of every writer was answered by a database that was back.
    expect(answers.slice(-8).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const there = await titles();
    expect(new Set(there).size).toBe(there.length);
    const lost = answers.filter(({ status, title }) => status === 200 && !there.includes(title));
    expect(lost).toEqual([]);
    const trail = await (await fetch(`${product.origin}/api/v1/activity/verification`, { headers })).json();
    expect(trail).toMatchObject({ broken: null });
  },
  60_000,
);

/** Everything that is the embedded database: the postmaster and what it started. */
function signalDatabase(signal: NodeJS.Signals): void {
  const postmaster = databasePid();
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid]) => pid!);
  for (const pid of [postmaster, ...children]) {
    try {
      process.kill(pid, signal);
    } catch {
      // A helper of it that has ended meanwhile.
    }
  }
}

test('a database that takes connections and says nothing is as good as away, and is used again once it answers', async () => {
  signalDatabase('SIGSTOP');
  try {
    const asked = await Promise.all(Array.from({ length: 8 }, (_, number) => addRisk(`frozen ${number}`)));
    for (const { title: _title, ...answer } of asked)
      expect(answer).toEqual({ status: 503, code: 'database_away', retryAfter: '1' });
    // It is known now: the next does not wait to learn it.
    const began = performance.now();
    expect(await addRisk('frozen and known')).toMatchObject({ status: 503, code: 'database_away' });
    expect(performance.now() - began).toBeLessThan(2000);
  } finally {
    signalDatabase('SIGCONT');
  }
  await vi.waitFor(async () => expect(await addRisk('thawed')).toMatchObject({ status: 200 }), {
    timeout: 15_000,
    interval: 50,
  });
  expect(await titles()).toContain('thawed');
}, 60_000);

test('asked to end by several at once, the server takes its database with it', async () => {
  const database = databasePid();
  const ended = product.stop('SIGTERM');
  for (let more = 0; more < 3; more += 1) {
    await sleep(20);
    try {
      process.kill(product.pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  }
  await ended;
  expect(await isAlive(database)).toBe(false);
}, 30_000);
