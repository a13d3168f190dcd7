import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Extraction } from '#domain/documents/reading.ts';
import { LIMITS } from './limits.ts';
import { giveWay, readScan } from './recognise.ts';
import { refuse } from './refusal.ts';

/** A child reads this many files before a fresh one takes over, and ends after this long without work. */
const FILES_PER_CHILD = 32;
const IDLE = 10_000;
const CHILDREN = Math.max(1, Math.min(4, availableParallelism()));

interface Job {
  path: string;
  fileName: string;
  time: number;
  done(extraction: Extraction): void;
}

interface Reader {
  process: ChildProcess;
  files: number;
  job: Job | null;
  timers: { clock?: NodeJS.Timeout; idle?: NodeJS.Timeout };
  answer: Buffer[];
  bytes: number;
}

const waiting: Job[] = [];
const readers = new Set<Reader>();

/**
 * Reads the text of a file in a bounded child process. Never throws for what a file contains: every failure is a refusal with one
 * sentence. May be called for any number of files at once; they queue for as many children as there are processors, at most four.
 * `time` is how long the reading may take, in milliseconds (see LIMITS). A scan is recognised where tesseract is installed.
 */
export async function extractFile(path: string, fileName: string, time: number = LIMITS.time): Promise<Extraction> {
  const extraction = await new Promise<Extraction>((done) => {
    waiting.push({ path, fileName, time, done });
    assign();
  });
  const isScan =
    extraction.state === 'refused' && (extraction.refusal === 'scanned' || extraction.refusal === 'undecodable');
  return (isScan && (await readScan(path))) || extraction;
}

/** Ends the children that wait for more files; those at work finish first. */
export function closeExtraction(): void {
  for (const reader of readers) if (!reader.job) end(reader);
}

function assign(): void {
  while (waiting.length > 0) {
    const free = [...readers].find((reader) => !reader.job);
    const reader = free ?? (readers.size < CHILDREN ? start() : null);
    if (!reader) return;
    const job = waiting.shift();
    if (job) give(reader, job);
  }
}

function give(reader: Reader, job: Job): void {
  clearTimeout(reader.timers.idle);
  hold(reader, true);
  reader.job = job;
  reader.files++;
  reader.answer = [];
  reader.bytes = 0;
  const { pid } = reader.process;
  const begun = { at: Date.now(), work: workOf(pid) };
  const expire = () => {
    const worked = workOf(pid);
    const left = begun.work === null || worked === null ? 0 : job.time - (worked - begun.work);
    // On a busy machine a file gets its time in pieces, up to three times as long by the clock.
    if (left > 0 && Date.now() - begun.at < job.time * LIMITS.patience) {
      reader.timers.clock = setTimeout(expire, Math.min(left, job.time * LIMITS.patience));
      return;
    }
    settle(reader, refuse('timeout', `The file took longer than ${Math.ceil(job.time / 1000)} seconds to read.`));
    end(reader);
  };
  reader.timers.clock = setTimeout(expire, job.time);
  reader.process.stdin?.write(`${JSON.stringify({ path: job.path, fileName: job.fileName })}\n`);
}

/** Milliseconds of processor time that a process has had; null where the system does not tell (`/proc`, in hundredths of a second). */
function workOf(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

function start(): Reader {
  const child = fileURLToPath(new URL('./child.ts', import.meta.url));
  const [command, ...bounds] = [
    ...BOUNDS,
    process.execPath,
    `--max-old-space-size=${LIMITS.heap}`,
    '--max-semi-space-size=4',
    '--permission',
    '--allow-fs-read=*',
    child,
  ];
  // An empty environment: no secret of the server reaches the process that touches strangers' files.
  const started = spawn(command ?? process.execPath, bounds, { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
  const reader: Reader = { process: started, files: 0, job: null, timers: {}, answer: [], bytes: 0 };
  readers.add(reader);
  if (started.pid !== undefined) giveWay(started.pid);
  const pipe = started.stdio[3] as Socket;
  pipe.on('data', (chunk: Buffer) => hear(reader, chunk));
  started.stdin?.on('error', () => {});
  started.on('error', () => gone(reader));
  started.on('exit', () => gone(reader));
  return reader;
}

/** Kernel bounds where the system has `prlimit`: memory that can be written, processor seconds, open files, no file written. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));
const BOUNDS = PRLIMIT ? [PRLIMIT, '--data=800000000', '--cpu=300', '--nofile=128', '--fsize=0', '--core=0'] : [];

function hear(reader: Reader, chunk: Buffer): void {
  if (!reader.job) return;
  reader.answer.push(chunk);
  reader.bytes += chunk.length;
  if (reader.bytes > LIMITS.answerBytes) {
    settle(reader, refuse('too-large', 'The document holds more text than can be read in one piece.'));
    end(reader);
  } else if (chunk.at(-1) === 10) {
    settle(reader, JSON.parse(Buffer.concat(reader.answer).toString('utf8')) as Extraction);
    if (reader.files >= FILES_PER_CHILD) end(reader);
    else rest(reader);
    assign();
  }
}

function rest(reader: Reader): void {
  hold(reader, false);
  reader.timers.idle = setTimeout(() => end(reader), IDLE).unref();
}

/** A child at work keeps the server alive, a child that waits does not. */
function hold({ process: child }: Reader, atWork: boolean): void {
  for (const handle of [child, child.stdin as Socket | null, child.stdio[3] as Socket | null]) {
    if (atWork) handle?.ref();
    else handle?.unref();
  }
}

function settle(reader: Reader, extraction: Extraction): void {
  clearTimeout(reader.timers.clock);
  reader.job?.done(extraction);
  reader.job = null;
  reader.answer = [];
}

function end(reader: Reader): void {
  clearTimeout(reader.timers.idle);
  readers.delete(reader);
  reader.process.kill('SIGKILL');
  assign();
}

/** A child that ended in the middle of a file ran out of the memory or time the kernel gives it. */
function gone(reader: Reader): void {
  const wasListed = readers.delete(reader);
  if (reader.job) settle(reader, refuse('hostile', 'Reading the file took more memory than any real document needs.'));
  if (wasListed) assign();
}
