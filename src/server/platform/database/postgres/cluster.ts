import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries, publishBinaries } from './binaries.ts';
import { chooseIdentity } from './identity.ts';
import type { Identity } from './identity.ts';
import { isAlive, processesIn, waitUntilGone } from './processes.ts';

/** An embedded PostgreSQL, running when it is opened. */
export interface Cluster {
  socket: string;
  port: number;
  isAlive(): Promise<boolean>;
  /** After it has ended by itself: on the same socket, so that whoever knows its address need not learn another. */
  startAgain(): Promise<void>;
  /** Ends it and waits until its files are at rest. */
  stop(): Promise<void>;
}

interface Place {
  dataDir: string;
  folder: string;
  binaries: string;
  identity: Identity;
  tuning: Record<string, string>;
}

/** Small and durable: every commit is on the disk before it is answered. */
const TUNING: Record<string, string> = {
  listen_addresses: '',
  // Those of one product and its administrator.
  max_connections: '30',
  shared_buffers: '32MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  wal_compression: 'on',
  max_wal_senders: '0',
  wal_level: 'minimal',
  jit: 'off',
  autovacuum_max_workers: '1',
  autovacuum_naptime: '10s',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Its log says what failed, and nothing of what stands in rows and statements.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  unix_socket_permissions: '0700',
};

/**
 * Starts the database below DATA_DIR, makes it when it is new, or adopts the one a killed server left running.
 * @param changes of the tuning; the tests run several products on one that nobody misses
 */
export async function openCluster(
  dataDir: string,
  password: string,
  changes: Record<string, string> = {},
): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true });
  const binaries = await findBinaries();
  const place: Place = {
    dataDir,
    folder: join(dataDir, 'postgres'),
    binaries,
    identity: chooseIdentity([dataDir, binaries]),
    tuning: { ...TUNING, ...changes },
  };
  const adopted = await adopt(place);
  if (adopted) return adopted;
  if (place.identity.needsPublicPrograms) place.binaries = await publishBinaries(binaries);
  if (!existsSync(join(place.folder, 'PG_VERSION'))) await initialise(place, password);
  await claim(place);
  const socket = await mkdtemp(join(socketRoot(), 'clausewise-'));
  return describe(place, await start(place, socket));
}

/** Whether the database of that folder runs already. */
export async function isRunning(dataDir: string): Promise<boolean> {
  const lock = await readLock(join(dataDir, 'postgres'));
  return lock !== undefined && lock.isOurs && (await isAlive(lock.pid));
}

async function initialise(place: Place, password: string): Promise<void> {
  // A start that was interrupted leaves a folder without a version: nothing in it was ever acknowledged.
  const fresh = join(place.dataDir, 'postgres.new');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  const passwordFile = join(fresh, '..', 'postgres.password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await handOver(place, fresh, passwordFile);
  const options = [
    '--username=clausewise',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  try {
    await run(place, 'initdb', ['-D', fresh, `--pwfile=${passwordFile}`, ...options]);
    await run(place, 'initdb', ['-D', fresh, '--sync-only']);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, place.folder);
}

/** The folder changes hands when it was last run in another way: as another user, or before it was moved. */
async function claim({ folder, identity }: Place): Promise<void> {
  const wanted = identity.owner ?? process.getuid?.();
  const { uid } = await stat(folder);
  if (wanted === undefined || uid === wanted) return;
  if (process.getuid?.() !== 0)
    throw new Error(`${folder} belongs to another user (${uid}). Start Clausewise as that user.`);
  for (const name of ['', ...(await readdir(folder, { recursive: true }))])
    await lchown(join(folder, name), wanted, wanted);
}

async function handOver(place: Place, ...paths: string[]): Promise<void> {
  const { owner } = place.identity;
  if (owner !== undefined) for (const path of paths) await chown(path, owner, owner);
}

async function adopt(place: Place): Promise<Cluster | undefined> {
  const lock = await readLock(place.folder);
  if (!lock) return undefined;
  if (await isAlive(lock.pid)) {
    if (lock.isOurs) return describe(place, lock);
    throw new Error(
      `Process ${lock.pid} holds ${place.folder}, but cannot be reached. Stop it, then start Clausewise again.`,
    );
  }
  await clearAway(place, lock.socket);
  return undefined;
}

/** What an ended PostgreSQL left behind. It takes a zombie with the number in its files for alive and would refuse for ever. */
async function clearAway({ folder }: Place, socket: string): Promise<void> {
  await waitForOrphans(folder);
  if (basename(socket).startsWith('clausewise-')) await rm(socket, { recursive: true, force: true });
  await rm(join(folder, 'postmaster.pid'), { force: true });
}

async function waitForOrphans(folder: string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const orphans = await processesIn(folder);
    if (orphans.length === 0) return;
    if (Date.now() > end)
      throw new Error(
        `Processes ${orphans.join(', ')} still work in ${folder}. Stop them, then start Clausewise again.`,
      );
    await sleep(50);
  }
}

async function start(place: Place, socket: string): Promise<Lock> {
  await chmod(socket, 0o700);
  await handOver(place, socket);
  const options = Object.entries(place.tuning).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(join(place.dataDir, 'postgres.log'), 'a', 0o600);
  const child = spawnAs(place, 'postgres', ['-D', place.folder, '-k', socket, ...options], ['ignore', output, output]);
  child.unref();
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  for (let waited = 0; waited < 60_000; waited += 10) {
    const lock = await readLock(place.folder);
    if (lock?.isReady && (await isAlive(lock.pid))) return lock;
    if (ended) break;
    await sleep(10);
  }
  const log = await readFile(join(place.dataDir, 'postgres.log'), 'utf8').catch(() => '');
  throw new Error(`The embedded PostgreSQL did not start:\n${log.split('\n').slice(-8).join('\n')}`);
}

/** A socket's path has room for 107 bytes, fewer than many data folders need. */
function socketRoot(): string {
  return tmpdir().length < 60 ? tmpdir() : '/tmp';
}

function describe(place: Place, opened: Lock): Cluster {
  const { socket, port } = opened;
  let lock = opened;
  return {
    socket,
    port,
    isAlive: () => isAlive(lock.pid),
    async startAgain() {
      await clearAway(place, socket);
      await mkdir(socket, { mode: 0o700 });
      lock = await start(place, socket);
    },
    stop: () => stop(place, lock),
  };
}

async function stop(place: Place, lock: Lock): Promise<void> {
  if ((await readLock(place.folder))?.pid !== lock.pid) return;
  process.kill(lock.pid, 'SIGINT');
  if (!(await waitUntilGone(lock.pid, 30_000))) process.kill(lock.pid, 'SIGQUIT');
  await rm(lock.socket, { recursive: true, force: true });
}

interface Lock {
  pid: number;
  socket: string;
  port: number;
  isOurs: boolean;
  isReady: boolean;
}

/** postmaster.pid: process, folder, start, port, socket folder, address, shared memory, state; a line each. */
async function readLock(folder: string): Promise<Lock | undefined> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const socket = lines[4]?.trim() ?? '';
  const port = Number(lines[3]);
  return {
    pid,
    socket,
    port,
    isOurs: socket !== '' && existsSync(join(socket, `.s.PGSQL.${port}`)),
    isReady: lines[7]?.trim() === 'ready',
  };
}

function spawnAs(place: Place, program: string, options: string[], stdio: ('ignore' | 'pipe' | number)[]) {
  const { prefix, uid, gid } = place.identity;
  const [command = '', ...words] = [...prefix, join(place.binaries, program), ...options];
  // Its own process group: Ctrl-C in the terminal reaches the server, which then stops the database in order.
  return spawn(command, words, {
    stdio,
    detached: true,
    uid,
    gid,
    cwd: place.dataDir,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
}

async function run(place: Place, program: string, options: string[]): Promise<void> {
  const child = spawnAs(place, program, options, ['ignore', 'pipe', 'pipe']);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`${program} failed:\n${output.trim()}`);
}
