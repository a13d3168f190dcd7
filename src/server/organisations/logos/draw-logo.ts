import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Wall clock for one picture, in milliseconds. */
const TIME = 15_000;
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));
const BOUNDS = PRLIMIT ? [PRLIMIT, '--data=1200000000', '--cpu=10', '--nofile=64', '--fsize=0', '--core=0'] : [];

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws an uploaded picture anew as PNG, in a child process with bounded memory, time and rights: what takes gigabytes or loops ends the
 * child, never the server.
 * @returns undefined when it is no picture of the four kinds, is damaged, or is larger than any logo.
 */
export function drawLogo(bytes: Buffer): Promise<Buffer | undefined> {
  // One after the other: logos are rare, and a hostile one takes a processor for seconds.
  const drawn = last.then(() => drawInChild(bytes));
  last = drawn;
  return drawn;
}

async function drawInChild(bytes: Buffer): Promise<Buffer | undefined> {
  const script = join(import.meta.dirname, 'child.ts');
  const node = [
    process.execPath,
    '--max-old-space-size=128',
    '--permission',
    '--allow-fs-read=*',
    '--allow-addons',
    script,
  ];
  const [command = process.execPath, ...rest] = [...BOUNDS, ...node];
  // An empty environment: no secret of the server reaches the process that touches strangers' files.
  const child = spawn(command, rest, {
    env: { VIPS_NOVECTOR: '1' },
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    timeout: TIME,
    killSignal: 'SIGKILL',
  });
  child.on('error', () => {});
  // A child that was ended does not read to the end.
  child.stdin?.on('error', () => {});
  child.stdin?.end(bytes);
  const answer = await buffer(child.stdio[3] as Readable).catch(() => Buffer.alloc(0));
  child.kill('SIGKILL');
  return answer[0] === 1 ? answer.subarray(1) : undefined;
}
