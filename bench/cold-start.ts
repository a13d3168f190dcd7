import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Benchmark, rowOf } from './row.ts';

const ROOT = join(import.meta.dirname, '..');

/** Seconds from `npm start` until the first page is served. */
async function secondsToFirstPage(clone: string, port: number): Promise<number> {
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    const page = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (page?.ok && (await page.text()).includes('<script')) break;
    if (performance.now() - start > 300_000) throw new Error('No page within five minutes.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - start) / 1000;
  process.kill(-child.pid!, 'SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return seconds;
}

/** Cold: a fresh clone, nothing installed or built. Warm: the same clone again. The package cache of npm is the machine's. */
export const coldStart: Benchmark = {
  name: 'house.cold-start',
  async run() {
    const [cold, warm]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      const clone = mkdtempSync(join(tmpdir(), 'clausewise-clone-'));
      const port = 3400 + round;
      const start = performance.now();
      execFileSync('git', ['clone', '-q', ROOT, clone]);
      const cloned = (performance.now() - start) / 1000;
      cold.push(cloned + (await secondsToFirstPage(clone, port)));
      for (let again = 0; again < 3; again++) warm.push(await secondsToFirstPage(clone, port));
      rmSync(clone, { recursive: true, force: true });
    }
    return [rowOf('house.cold-start', 's', cold, { atMost: 60 }), rowOf('house.warm-start', 's', warm, { atMost: 10 })];
  },
};
