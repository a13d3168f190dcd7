import type { Log } from '../log.ts';
import type { Context, Actor } from '../context.ts';
import type { Files } from '../files.ts';
import type { Services } from '../services.ts';

/** What a job's work may use. `transact` runs one transaction: its changes, audit entries and further jobs are one transaction. */
export interface JobRun<Input> {
  id: string;
  organisationId: string;
  actor: Actor;
  input: Input;
  /** Aborted when a person cancels the job or the server stops. Pass it on, or call `signal.throwIfAborted()` between pieces. */
  signal: AbortSignal;
  now(): Date;
  /** Told to everybody who looks, at most five times a second. */
  progress: (done: number, total?: number, message?: string) => void;
  transact: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  /** The same without changes: everything that is read is of one moment. */
  read: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  files: Files;
  /** What the operator set, the keys that seal what organisations entered, and what columns may hold. */
  services: Pick<Services, 'settings' | 'secrets' | 'shapes'>;
  log: Log;
}

export type Outcome = Record<string, unknown>;

export interface JobDefinition {
  kind: string;
  /** How many of this kind run in this process at the same time. */
  atOnce: number;
  work(run: JobRun<never>): Promise<Outcome>;
}

/**
 * Long work that survives the server: after a crash it is started again, so it must find out by itself what is done already.
 * The outcome accounts for everything the input named. A thrown Problem ends the job with its words; any other error is tried twice more.
 */
export function defineJob<Input extends object>(
  kind: string,
  { atOnce }: { atOnce: number },
  work: (run: JobRun<Input>) => Promise<Outcome>,
): JobDefinition {
  return { kind, atOnce, work };
}
