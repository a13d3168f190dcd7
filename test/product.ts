import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const MEMORY = JSON.parse(readFileSync(join(ROOT, 'tools/node-options.json'), 'utf8')) as string[];

/** The product as people run it, on a port and a data folder of its own. */
export interface Product {
  origin: string;
  dataDir: string;
  /** Of the server process; its database's processes are found from the data folder. */
  pid: number;
  setupToken: string | undefined;
  stop(signal?: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}

export const ADMINISTRATOR = { name: 'Ana Ruiz', email: 'ana@maple.example', password: 'correct horse battery staple' };
export const ORGANISATION = { name: 'Maple & Sons', domain: 'maple.example' };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the product and waits until it serves. @throws with what it printed when it ends instead. */
export async function startProduct(options: { dataDir?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Product> {
  const port = await freePort();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'clausewise-')));
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...MEMORY, 'src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      ORIGIN: origin,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const ended = once(child, 'exit');
  const deadline = Date.now() + 150_000;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The product did not start:\n${printed}`);
    }
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    dataDir,
    pid: child.pid!,
    setupToken: /setup-admin\?token=([\w-]+)/.exec(printed)?.[1],
    stop,
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks the product's interface as somebody. @throws with what was answered when it is refused. */
export async function callApi(
  { origin }: Pick<Product, 'origin'>,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { origin, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** The cookie header of whom an answer signs in. */
export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

/**
 * Sets a fresh product up and answers with the administrator's cookie; without an organisation the demo one is made. The wizard of the first
 * day is done already, unless `isOnboarded` is false.
 */
export async function setUp(
  product: Product,
  organisation: typeof ORGANISATION | null = ORGANISATION,
  isOnboarded = true,
): Promise<string> {
  const answer = { token: product.setupToken, administrator: ADMINISTRATOR, organisation };
  const cookie = cookieOf(await callApi(product, '', 'POST', '/setup', answer));
  if (isOnboarded) await finishGetStarted(product, cookie);
  return cookie;
}

/** Waits until the demo organisation's documents are read and its year is done. @throws after a minute and a half */
export async function demoIsMade({ origin }: Pick<Product, 'origin'>, cookie: string): Promise<void> {
  for (const end = Date.now() + 90_000; ; await new Promise((resolve) => setTimeout(resolve, 250))) {
    const answer = await callApi({ origin }, cookie, 'GET', '/questionnaires');
    const [last] = ((await answer.json()) as { rows: { counts: { approved: number } }[] }).rows;
    // Its answers are approved last of all.
    if (last && last.counts.approved > 0) return;
    if (Date.now() > end) throw new Error('The demo was not made in time');
  }
}

export async function finishGetStarted(product: Pick<Product, 'origin'>, cookie: string): Promise<void> {
  await callApi(product, cookie, 'PATCH', '/session', { onboarded: true, getStartedCompleted: true });
}
