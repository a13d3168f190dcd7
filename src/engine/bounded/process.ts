import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { BoundedError } from './bounds.ts';

export interface ProcessBounds {
  /** Megabytes of its heap, and of the heap's young generation. */
  heap: number;
  young?: number;
  /** Megabytes of all memory that it may write to, and seconds of processor time; the kernel's bounds, where there is `prlimit`. */
  data: number;
  cpu: number;
}

interface Beginning {
  /** What the script finds in its `process.argv`. */
  words?: readonly string[];
  /** What Node allows it besides reading files. */
  allows?: readonly string[];
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

/** A process that reads what strangers give. It writes no file, opens no connection and knows no secret of the server. */
export interface BoundedProcess {
  pid: number | undefined;
  input: Writable;
  /** What the script writes to its fourth pipe: libraries may write what they like to the others. */
  answers: Readable;
  /** Settles when it is over, with why; never rejects. */
  over: Promise<BoundedError>;
  /**
   * Ends it after so many milliseconds, unless the function that this returns is called before. Where the system tells processor time, it is
   * that which counts, and at most `patience` times as long by the clock: on a busy machine work gets its time in pieces.
   */
  limit(time: number, patience?: number): () => void;
  /** One at work keeps the server alive, one that waits does not. */
  hold(isAtWork: boolean): void;
  end(): void;
}

const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));

export function startProcess(
  script: URL,
  { heap, young = 4, data, cpu }: ProcessBounds,
  { words = [], allows = [], env = {}, signal }: Beginning = {},
): BoundedProcess {
  const kernel = [`--data=${data * 1_000_000}`, `--cpu=${cpu}`, '--nofile=128', '--fsize=0', '--core=0'];
  const node = [`--max-old-space-size=${heap}`, `--max-semi-space-size=${young}`, '--permission', '--allow-fs-read=*'];
  const [command = process.execPath, ...rest] = [
    ...(PRLIMIT ? [PRLIMIT, ...kernel] : []),
    process.execPath,
    ...node,
    ...allows,
    fileURLToPath(script),
    ...words,
  ];
  // An empty environment: no secret of the server reaches the process that touches strangers' files.
  const child = spawn(command, rest, { env, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
  const [input, answers] = [child.stdin as Socket, child.stdio[3] as Socket];
  // One that has ended does not read to the end.
  input.on('error', () => {});
  const { promise: over, resolve: finish } = Promise.withResolvers<BoundedError>();
  const end = (error: BoundedError) => {
    finish(error);
    child.kill('SIGKILL');
  };
  const cancel = () => end(new BoundedError('cancelled', undefined, { cause: signal?.reason }));
  child.on('error', (cause) => finish(new BoundedError('ended', undefined, { cause })));
  child.on('exit', (_code, by) => {
    signal?.removeEventListener('abort', cancel);
    finish(new BoundedError(by === 'SIGKILL' || by === 'SIGXCPU' ? 'time' : by ? 'memory' : 'ended'));
  });
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  return {
    pid: child.pid,
    input,
    answers,
    over,
    limit: (time, patience = 1) => startClock(child.pid, time, patience, () => end(new BoundedError('time'))),
    hold(isAtWork) {
      for (const handle of [child, input, answers]) {
        if (isAtWork) handle.ref();
        else handle.unref();
      }
    },
    end: () => end(new BoundedError('ended')),
  };
}

function startClock(pid: number | undefined, time: number, patience: number, expire: () => void): () => void {
  const begun = { at: Date.now(), work: workOf(pid) };
  const look = () => {
    const worked = workOf(pid);
    const left = begun.work === null || worked === null ? 0 : time - (worked - begun.work);
    if (left > 0 && Date.now() - begun.at < time * patience)
      timer = setTimeout(look, Math.min(left, time * patience)).unref();
    else expire();
  };
  let timer = setTimeout(look, time).unref();
  return () => clearTimeout(timer);
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
