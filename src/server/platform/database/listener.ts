import type { Client } from 'pg';
import { CHANNEL, type ChainHead } from '../audit-trail/record.ts';
import { WatchedClient } from './connection-lost.ts';
import type { Address } from './database.ts';
import type { Log } from '../log.ts';

/** What travels between the transactions and those who wait for them: ids, never facts. */
export type Message =
  | { event: 'change'; organisationId: string; subject: string; id: string | null }
  | { event: 'job'; organisationId: string; id: string }
  /** The audit trail of an organisation has grown. */
  | ({ event: 'appended' } & ChainHead)
  | { event: 'erased'; organisationId: string }
  | { event: 'wake'; kind: string }
  | { event: 'cancel'; id: string }
  /** From the listener itself: it hears again, and may have missed what was said meanwhile. */
  | { event: 'reconnected' };

export interface Listener {
  on(hear: (message: Message) => void): () => void;
  close(): Promise<void>;
}

/** Milliseconds until it tries again: who waits for a live update hears within a second of the database's return. */
const PAUSE = 300;

/** One connection listens for everybody in this process, and connects again for as long as it takes. */
export async function openListener(address: Address, log: Log): Promise<Listener> {
  const ears = new Set<(message: Message) => void>();
  let client: Client | undefined;
  let isClosed = false;
  const tell = (message: Message) => {
    for (const hear of ears) hear(message);
  };

  async function connect(): Promise<void> {
    const fresh = new WatchedClient({ ...address, keepAlive: true, connectionTimeoutMillis: 5000 });
    fresh.on('error', (error) => log.warn({ error: error.message }, 'listening connection lost'));
    fresh.on('end', () => {
      if (!isClosed && client === fresh) setTimeout(reconnect, PAUSE);
    });
    fresh.on('notification', ({ payload }) => {
      tell(JSON.parse(payload ?? '{}') as Message);
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    const hasMissed = client !== undefined;
    client = fresh;
    if (isClosed) return fresh.end();
    if (hasMissed) tell({ event: 'reconnected' });
  }

  function reconnect(): void {
    if (!isClosed) connect().catch(() => setTimeout(reconnect, PAUSE));
  }

  await connect();
  return {
    on(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
