import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts what will be packed on a new database, opens the set-up link and stops it. @throws with what it printed when that does not work. */
export async function tryArchive(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clausewise-archive-'));
  const port = await freePort();
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  const child = spawn(join(folder, 'bin', 'clausewise'), { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (printed += bytes));
  try {
    const link = await waitForLink(
      () => printed,
      () => child.exitCode !== null,
    );
    const page = await fetch(link);
    if (!page.ok || !(await page.text()).includes('<div id="root">')) throw new Error(`${link}: ${page.status}`);
  } catch (error) {
    throw new Error(`What was packed does not start:\n${printed}`, { cause: error });
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function waitForLink(printed: () => string, hasEnded: () => boolean): Promise<string> {
  for (let waited = 0; waited < 60_000 && !hasEnded(); waited += 50) {
    const link = /http\S+setup-admin\?token=[\w-]+/.exec(printed())?.[0];
    if (link) return link;
    await sleep(50);
  }
  throw new Error('It printed no set-up link.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
