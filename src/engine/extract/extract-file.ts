import { availableParallelism } from 'node:os';
import type { Extraction } from '#domain/documents/analysis.ts';
import type { BoundedError } from '../bounded/bounds.ts';
import { giveWay } from '../bounded/give-way.ts';
import { type BoundedProcess, type ProcessBounds, startProcess } from '../bounded/process.ts';
import { LIMITS } from './limits.ts';
import { readScan } from './recognise.ts';
import { refuse } from './refusal.ts';

/** A child reads this many files before a fresh one takes over, and ends after this long without work. */
const FILES_PER_CHILD = 32;
const IDLE = 10_000;
const CHILDREN = Math.max(1, Math.min(4, availableParallelism()));
const BOUNDS: ProcessBounds = { heap: LIMITS.heap, data: 800, cpu: 300 };

interface Job {
  path: string;
  fileName: string;
  time: number;
  done(extraction: Extraction): void;
}

interface Reader {
  process: BoundedProcess;
  files: number;
  job: Job | null;
  stopClock(): void;
  idle?: NodeJS.Timeout;
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
  clearTimeout(reader.idle);
  reader.process.hold(true);
  reader.job = job;
  reader.files++;
  reader.answer = [];
  reader.bytes = 0;
  reader.stopClock = reader.process.limit(job.time, LIMITS.patience);
  reader.process.input.write(`${JSON.stringify({ path: job.path, fileName: job.fileName })}\n`);
}

function start(): Reader {
  const child = startProcess(new URL('./child.ts', import.meta.url), BOUNDS);
  const reader: Reader = { process: child, files: 0, job: null, stopClock: () => {}, answer: [], bytes: 0 };
  readers.add(reader);
  if (child.pid !== undefined) giveWay(child.pid);
  child.answers.on('data', (chunk: Buffer) => hear(reader, chunk));
  void child.over.then((error) => gone(reader, error));
  return reader;
}

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
  reader.process.hold(false);
  reader.idle = setTimeout(() => end(reader), IDLE).unref();
}

function settle(reader: Reader, extraction: Extraction): void {
  reader.stopClock();
  reader.job?.done(extraction);
  reader.job = null;
  reader.answer = [];
}

function end(reader: Reader): void {
  clearTimeout(reader.idle);
  readers.delete(reader);
  reader.process.end();
  assign();
}

/** A process that ended in the middle of a file took more of the time or the memory that it has than any real document needs. */
function gone(reader: Reader, { failure }: BoundedError): void {
  const wasListed = readers.delete(reader);
  if (reader.job) settle(reader, refusalFor(failure, reader.job.time));
  if (wasListed) assign();
}

function refusalFor(failure: BoundedError['failure'], time: number): Extraction {
  return failure === 'time'
    ? refuse('timeout', `The file took longer than ${Math.ceil(time / 1000)} seconds to read.`)
    : refuse('hostile', 'Reading the file took more memory than any real document needs.');
}
