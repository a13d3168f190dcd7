import type { ClientConfig } from 'pg';
import type { Log } from '../log.ts';
import { WatchedClient } from './connection-lost.ts';

/** Milliseconds of a statement without an answer before somebody asks whether the database is there at all. */
const SILENT = 4000;
/** Milliseconds in which a connection of its own must have its answer, counted in ticks: a process that was busy itself proves nothing. */
const [PATIENCE, TICK] = [3000, 250];
/** Milliseconds after which a statement is given up even where others are answered: a network may have forgotten one connection. */
const LONGEST = 10 * 60_000;
const LOOK = 500;

export interface Silence {
  /** Whether the database takes connections and says nothing. */
  isSilent(): boolean;
  watch(client: WatchedClient): void;
  close(): void;
}

/**
 * A database that is frozen, or behind a network that swallows what is sent, breaks no connection: whoever asked would wait for minutes. When
 * a statement has been silent for a while, a fresh connection asks. Where that is answered, the statement is merely long; where it is not,
 * every connection is ended, so that requests are answered and jobs are put back, and nobody waits until one is answered again.
 */
export function watchSilence(address: ClientConfig, log: Log, silent = SILENT): Silence {
  const clients = new Set<WatchedClient>();
  let [isSilent, isAsking] = [false, false];
  let answeredAt = 0;

  async function look(): Promise<void> {
    const now = Date.now();
    const waiting = [...clients].filter(({ askedAt }) => askedAt !== undefined && now - askedAt > silent);
    for (const client of waiting) if (now - (client.askedAt ?? now) > LONGEST) client.breakOff('no answer for minutes');
    if (!isSilent && (waiting.length === 0 || now - answeredAt < silent)) return;
    const answers = await isAnswered(address);
    if (answers) answeredAt = Date.now();
    if (!answers) for (const client of clients) client.breakOff('the database is silent');
    if (answers === isSilent) log.warn(answers ? 'the database answers again' : 'the database is silent');
    isSilent = !answers;
  }

  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void look().finally(() => (isAsking = false));
  }, LOOK).unref();
  return {
    isSilent: () => isSilent,
    watch(client) {
      clients.add(client);
      client.on('end', () => clients.delete(client));
    },
    close: () => clearInterval(timer),
  };
}

async function isAnswered(address: ClientConfig): Promise<boolean> {
  const client = new WatchedClient(address);
  let left = PATIENCE / TICK;
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0) client.breakOff('the database is silent');
  }, TICK);
  try {
    await client.connect();
    await client.query('select 1');
    void client.end();
    return true;
  } catch {
    client.breakOff('the database is silent');
    return false;
  } finally {
    clearInterval(timer);
  }
}
