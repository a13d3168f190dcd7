import { Worker } from 'node:worker_threads';

/** A thread that nobody asks keeps its fonts in memory for nothing. */
const IDLE = 60_000;

interface Bounds {
  /** Milliseconds for one piece of work. */
  patience: number;
  /** Megabytes; more than these end the thread. */
  memory: number;
  /** What is made, as it is said of one that was not. */
  what: string;
}

/**
 * Has bytes made in a thread of its own, since the layout of a long document takes seconds in which the server would answer nobody. What is
 * asked for queues. The answer throws what the making threw, which ends the thread; the next work starts another.
 */
export function aside<Work>(script: URL, { patience, memory, what }: Bounds): (work: Work) => Promise<Buffer> {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    void thread?.terminate();
    thread = undefined;
  }

  function ask(work: Work): Promise<Buffer> {
    clearTimeout(idle);
    const resourceLimits = { maxOldGenerationSizeMb: memory };
    const worker = (thread ??= new Worker(script, { execArgv: [], env: {}, resourceLimits }));
    worker.ref();
    return new Promise<Buffer>((resolve, reject) => {
      const timer = setTimeout(() => {
        fail(new Error(`The making of ${what} took too long.`));
        void worker.terminate();
      }, patience);
      const forget = () => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', fail).off('exit', fail);
        worker.unref();
      };
      const hear = (bytes: Uint8Array) => {
        forget();
        idle = setTimeout(end, IDLE).unref();
        resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      };
      const fail = (error: unknown) => {
        forget();
        thread = undefined;
        reject(error instanceof Error ? error : new Error(`The making of ${what} ended without an answer.`));
      };
      worker.on('message', hear).on('error', fail).on('exit', fail);
      worker.postMessage(work, []);
    });
  }

  return (work) => {
    const answer = last.then(() => ask(work));
    last = answer.catch(() => {});
    return answer;
  };
}
