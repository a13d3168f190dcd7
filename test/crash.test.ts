import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUp, startProduct } from './product.ts';
import type { Product } from './product.ts';

// The product as people run it, killed in the middle of its work.

let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await startProduct();
  cookie = await setUp(product);
}, 30_000);
afterAll(() => product.remove(), 30_000);

async function upload(number: number): Promise<string | undefined> {
  const form = new FormData();
  form.append('files', new File([`Document number ${number}`], `${number}.txt`));
  const headers = { cookie, origin: product.origin };
  const answer = await fetch(`${product.origin}/api/v1/files`, { method: 'POST', body: form, headers }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  const { files } = (await answer.json().catch(() => ({}))) as { files?: { id: string }[] };
  return files?.[0]?.id;
}

async function api(path: string, body?: unknown): Promise<Response> {
  const headers = { cookie, origin: product.origin, 'content-type': 'application/json' };
  return fetch(
    `${product.origin}/api/v1${path}`,
    body === undefined ? { headers } : { method: 'POST', body: JSON.stringify(body), headers },
  );
}

/** Uploads until the product dies under it. @returns what was acknowledged before. */
async function uploadUntilKilled(kill: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 0; ; number += 1) {
    // A moment later, and so somewhere in the middle of the next.
    if (number === 10) setTimeout(kill, 7);
    const id = await upload(Math.round(performance.now() * 1000) + number);
    if (id === undefined) return acknowledged;
    acknowledged.push(id);
  }
}

const databasePid = async () =>
  Number((await readFile(join(product.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

// A killed process leaves what it wrote to the system: that the disk had it as well, nothing here could show.
test('every commit waits for the disk', async () => {
  const options = await readFile(join(product.dataDir, 'postgres', 'postmaster.opts'), 'utf8');
  for (const promise of ['fsync', 'synchronous_commit', 'full_page_writes'])
    expect(options).toContain(`"${promise}=on"`);
});

test.each([
  ['the server', async () => () => process.kill(product.pid, 'SIGKILL')],
  ['the database', async () => killer(await databasePid())],
])(
  'killing %s loses nothing that was acknowledged',
  async (_what, prepare) => {
    const acknowledged = await uploadUntilKilled(await prepare());
    await product.stop('SIGKILL');
    product = await startProduct({ dataDir: product.dataDir });
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    const answer = await api('/documents', { files: acknowledged.slice(0, 200).map((fileId) => ({ fileId })) });
    expect(answer.status).toBe(200);
    const trail = await (await api('/activity/verification')).json();
    expect(trail).toMatchObject({ broken: null });
  },
  30_000,
);

function killer(pid: number) {
  return () => process.kill(pid, 'SIGKILL');
}

test('a job that was cut off by the kill goes on at once after the start', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, (_, number) => upload(1_000_000_000 + number)));
  const answer = await api('/documents', { files: ids.map((fileId) => ({ fileId })) });
  const { job } = (await answer.json()) as { job: { id: string } };
  await product.stop('SIGKILL');
  product = await startProduct({ dataDir: product.dataDir });
  const started = Date.now();
  for (;;) {
    const state = ((await (await api(`/jobs/${job.id}`)).json()) as { state: string }).state;
    if (state === 'done') break;
    expect(['queued', 'running']).toContain(state);
    expect(Date.now() - started).toBeLessThan(15_000);
    await sleep(50);
  }
}, 30_000);

test('a second server on the same folder is refused, and told who has it', async () => {
  const second = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, DATA_DIR: product.dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(said).toContain(`process ${product.pid}`);
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
});

function startWrongly(): void {
  const env = { ...process.env, PORT: 'many', ORIGIN: 'example.com', GOOGLE_CLIENT_ID: 'x' };
  execFileSync(process.execPath, ['src/server/main.ts'], { env, stdio: 'pipe' });
}

test('wrong settings are all named in one message', () => {
  expect(startWrongly).toThrow(/PORT[\s\S]*ORIGIN[\s\S]*GOOGLE_CLIENT_SECRET/);
});

test('the command verifies the trail beside the running server', () => {
  const env = { ...process.env, DATA_DIR: product.dataDir };
  const said = execFileSync(process.execPath, ['tools/verify-audit-trail.ts'], { env }).toString();
  expect(said).toMatch(/: \d+ entries stand/);
});
