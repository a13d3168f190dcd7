import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process lives. A zombie, which a parent that never reaps leaves behind, does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const state = status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3);
  return state !== '' && state !== 'Z' && state !== 'X';
}

export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (await isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/** Processes that work inside a database folder: a killed postmaster's children end a moment after it. */
export async function processesIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const place = await readlink(`/proc/${name}/cwd`).catch(() => '');
    if (place === folder && (await isAlive(Number(name)))) found.push(Number(name));
  }
  return found;
}
