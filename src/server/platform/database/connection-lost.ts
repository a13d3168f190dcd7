import type { Socket } from 'node:net';
import { Client } from 'pg';

const lost = new WeakSet<Error>();

/** What the driver says, without a code, of a connection that is gone or was not to be had. */
const MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'timeout exceeded when trying to connect',
]);

/** A connection that remembers which errors were its own end: ECONNREFUSED alone may be anybody's. It has a listener at all times, or its end would be the process's. */
export class WatchedClient extends Client {
  /** Since when statements of it wait for an answer. */
  askedAt: number | undefined;

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    this.on('error', (error) => lost.add(error));
    this.on('drain', () => (this.askedAt = undefined));
  }

  // Every overload of the driver's is one call of it.
  override query: Client['query'] = ((...asked: unknown[]) => {
    this.askedAt ??= Date.now();
    return (super.query as (...given: unknown[]) => unknown)(...asked);
  }) as Client['query'];

  /** Ends the connection without a word to the other side, which would not hear it. */
  breakOff(reason: string): void {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    stream.destroy(new Error(`Connection terminated: ${reason}`));
  }

  override connect(): Promise<Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<Client> | void {
    const note = (error: Error | null) => {
      if (error) lost.add(error);
      callback?.(error as Error);
    };
    if (callback) return super.connect(note);
    return super.connect().catch((error: Error) => {
      note(error);
      throw error;
    });
  }
}

/** It takes connections and says nothing: whoever asks now need not wait to learn it. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database is silent.');
    lost.add(this);
  }
}

/** Whether an error says that the database cannot be reached, or ended the connection: the same may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { severity } = error as { severity?: unknown };
  return (
    lost.has(error) ||
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    MESSAGES.has(error.message) ||
    isDatabaseAway(error.cause)
  );
}
