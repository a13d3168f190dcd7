import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ImportRow } from '#domain/assets/import-rows.ts';
import type { TableRefusal } from '#domain/tables/table.ts';
import { keepable } from '../../platform/keepable.ts';

/** Wall clock for one file, in milliseconds. */
const TIME = 120_000;
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));
const BOUNDS = PRLIMIT ? [PRLIMIT, '--data=2000000000', '--cpu=120', '--nofile=128', '--fsize=0', '--core=0'] : [];

/** The rows come in pieces of 500, in their order; nobody holds them all but the child that reads the file. */
export type OpenTable = { headers: string[]; total: number; pieces(): AsyncIterable<ImportRow[]>; close(): void };

/** Reads a CSV or XLSX file in a child process with bounded memory, time and rights; `signal` ends it. */
export async function openTable(
  path: string,
  fileName: string,
  signal: AbortSignal,
): Promise<OpenTable | { refusal: TableRefusal }> {
  const child = startChild(path, fileName, signal);
  const lines = createInterface({ input: child.stdio[3] as Readable })[Symbol.asyncIterator]();
  const clock = setTimeout(() => child.kill('SIGKILL'), TIME).unref();
  const close = () => {
    clearTimeout(clock);
    child.kill('SIGKILL');
  };
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next();
    signal.throwIfAborted();
    return done ? undefined : JSON.parse(value);
  };
  const head = (await next()) as { headers: string[]; rows: number } | { refusal: TableRefusal } | undefined;
  if (!head || 'refusal' in head) {
    close();
    return head ?? { refusal: 'unreadable' };
  }
  async function* pieces(): AsyncIterable<ImportRow[]> {
    try {
      for (;;) {
        const rows = (await next()) as ImportRow[] | null | undefined;
        if (rows === undefined) throw new Error('The child which read the file ended before its last row.');
        if (rows === null) return;
        yield rows.map(({ row, cells }) => ({ row, cells: cells.map(keepable) }));
      }
    } finally {
      close();
    }
  }
  return { headers: head.headers.map(keepable), total: head.rows, pieces, close };
}

function startChild(path: string, fileName: string, signal: AbortSignal) {
  const script = join(import.meta.dirname, 'child.ts');
  // A small young generation: a table is read once and kept, and the usual one only grows the process.
  const bounds = ['--max-old-space-size=768', '--max-semi-space-size=2'];
  const node = [process.execPath, ...bounds, '--permission', '--allow-fs-read=*', script];
  const [command = process.execPath, ...options] = [...BOUNDS, ...node];
  // An empty environment: no secret of the server reaches the process that touches strangers' files.
  const child = spawn(command, [...options, path, fileName], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  child.on('error', () => {});
  return child;
}
