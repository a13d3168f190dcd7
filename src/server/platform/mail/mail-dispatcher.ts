import { sql } from 'kysely';
import { inTransaction } from '../context.ts';
import type { Database } from '../database/database.ts';
import { startDispatcher } from '../background/dispatcher.ts';
import type { Listener, Message } from '../database/listener.ts';
import type { Log } from '../log.ts';
import { MAIL } from './mail.ts';
import { writeMail } from './mail-text.ts';
import type { Settings } from '../settings.ts';
import { deliver, Undelivered } from './smtp.ts';

const MINUTE = 60_000;
/** Pauses after each attempt that failed; after the last the mail is given up. Each is longer than a delivery may take. */
const PAUSES = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE);
const LOOK_AGAIN = 30_000;

interface OutboxServices {
  settings: Settings;
  database: Database;
  log: Log;
}

/** Sends what waits in the outbox, whenever somebody has put something in and when a pause is over. @returns a function that ends it. */
export function startMailDispatcher(
  services: OutboxServices,
  listener: Listener,
  pauses: number[] = PAUSES,
): () => Promise<void> {
  const every = Math.min(LOOK_AGAIN, ...pauses);
  const wakesOn = (message: Message) => message.event === 'wake' && message.kind === MAIL;
  const dispatch = (signal: AbortSignal) => sendWaiting(services, pauses, signal);
  return startDispatcher({ name: 'mails', every, wakesOn, dispatch }, listener, services.log);
}

/** Row-level security shows the outbox to the administration only; sending is part of it. */
const scope = { administers: true };

async function sendWaiting(services: OutboxServices, pauses: number[], signal: AbortSignal): Promise<void> {
  const { settings, database } = services;
  if (!settings.SMTP_URL) {
    await inTransaction(database, scope, (db) =>
      db.updateTable('outbox').set({ state: 'kept' }).where('state', '=', 'waiting').execute(),
    );
    return;
  }
  while (!signal.aborted) {
    const mail = await takeNext(database, pauses);
    if (!mail) return;
    await sendOne(services, mail, pauses);
  }
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeNext>>>;

/** Takes one mail for the length of the coming pause: another server, or this one after a crash, tries again only then. */
function takeNext(database: Database, pauses: number[]) {
  return inTransaction(database, scope, async (db) => {
    const next = await db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', sql<Date>`now()`)
      .orderBy('next_attempt_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return undefined;
    const attempts = next.attempts + 1;
    const pause = pauses[attempts - 1] ?? MINUTE;
    await db
      .updateTable('outbox')
      .set({ attempts, next_attempt_at: new Date(Date.now() + pause) })
      .where('id', '=', next.id)
      .execute();
    return { ...next, attempts };
  });
}

async function sendOne({ settings, database, log }: OutboxServices, mail: Taken, pauses: number[]): Promise<void> {
  const { id, kind, attempts, recipient, reply_to: replyTo } = mail;
  try {
    await deliver(settings, { ...writeMail(mail, settings.ORIGIN), to: recipient, replyTo });
    await inTransaction(database, scope, (db) =>
      db
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: new Date(), link: null, last_error: null })
        .where('id', '=', id)
        .execute(),
    );
  } catch (error) {
    const isOver = (error instanceof Undelivered && error.isFinal) || attempts > pauses.length;
    const reason = error instanceof Undelivered ? error.message : 'Something went wrong on our side.';
    log.warn({ mail: id, kind, attempts, isOver, reason }, 'mail not delivered');
    if (!(error instanceof Undelivered)) log.error({ err: error }, 'mail');
    await inTransaction(database, scope, (db) =>
      db
        .updateTable('outbox')
        .set({ last_error: reason, ...(isOver ? { state: 'failed' as const } : {}) })
        .where('id', '=', id)
        .execute(),
    );
  }
}
