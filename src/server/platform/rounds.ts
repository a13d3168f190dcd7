import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PERMISSIONS } from '#domain/people/permission.ts';
import { inTransaction, perform } from './act.ts';
import type { Act, Actor } from './act.ts';
import { PRODUCT_ID } from './job-rows.ts';
import type { Listener } from './listener.ts';
import type { Services } from './services.ts';

/** Work that nobody asks for: done for every organisation again and again, by the product itself. */
export interface Round {
  /** "readiness.snapshot". */
  name: string;
  everyMinutes: number;
  /** Whether a change of that subject is reason enough to go at once. */
  wakesOn?: (subject: string) => boolean;
  /** One transaction. What takes longer than moments is put in the queue instead (`act.enqueue`). */
  work(act: Act): Promise<void>;
}

/** In whose name the product acts on its own. */
export const PRODUCT: Actor = {
  id: PRODUCT_ID,
  name: 'Clausewise',
  email: '',
  role: 'admin',
  permissions: PERMISSIONS,
  via: 'job',
};

const MINUTE = 60_000;
/** What changes in quick succession wakes a round once. */
const CALM = 150;
/** A woken round that failed, because somebody held what it needed, goes once more after so many milliseconds. */
const AGAIN = 2000;

/**
 * Looks every minute which rounds are due, and goes at once those that a change wakes. @returns a function that ends it, and waits for what is
 * under way.
 */
export function startRounds(services: Services, rounds: readonly Round[], listener?: Listener): () => Promise<void> {
  let under: Promise<void> | undefined;
  const look = () => {
    under ??= goRound(services, rounds, new Date()).finally(() => (under = undefined));
  };
  const timer = setInterval(look, MINUTE);
  timer.unref();
  look();
  const sleep = listener && wakeRounds(services, rounds, listener);
  return async () => {
    clearInterval(timer);
    await under;
    await sleep?.();
  };
}

/** One organisation's woken rounds go one after another; what wakes them meanwhile lets them go once more. */
function wakeRounds(services: Services, rounds: readonly Round[], listener: Listener): () => Promise<void> {
  const waiting = new Map<string, Set<Round>>();
  const under = new Map<string, Promise<void>>();
  let isClosed = false;
  const go = async (organisationId: string) => {
    await pause(CALM);
    const woken = waiting.get(organisationId) ?? [];
    waiting.delete(organisationId);
    for (const round of woken) {
      if (isClosed || (await goNow(services, round, organisationId))) continue;
      await pause(AGAIN);
      if (!isClosed) await goNow(services, round, organisationId);
    }
    under.delete(organisationId);
    if (waiting.has(organisationId)) start(organisationId);
  };
  const start = (organisationId: string) => {
    if (!isClosed && !under.has(organisationId)) under.set(organisationId, go(organisationId));
  };
  const leave = listener.on((message) => {
    if (message.event !== 'change') return;
    const woken = rounds.filter(({ wakesOn }) => wakesOn?.(message.subject));
    if (woken.length === 0) return;
    const known = waiting.get(message.organisationId) ?? new Set();
    for (const round of woken) known.add(round);
    waiting.set(message.organisationId, known);
    start(message.organisationId);
  });
  return async () => {
    isClosed = true;
    leave();
    await Promise.all(under.values());
  };
}

/** Does one round for one organisation now, whenever it was done last. @returns whether it was done; why not stands in the log. */
export async function goNow(
  services: Services,
  round: Round,
  organisationId: string,
  now = new Date(),
): Promise<boolean> {
  return doOne(services, { ...round, everyMinutes: 0 }, organisationId, now).then(
    () => true,
    (error: unknown) => {
      services.log.warn({ err: error, round: round.name }, 'round');
      return false;
    },
  );
}

/** Does what is due for each organisation. One that fails is noted, undone, and tried again with the next look; the others are done. */
export async function goRound(services: Services, rounds: readonly Round[], now: Date): Promise<void> {
  const organisations = await inTransaction(services.database, { administers: true, isReadOnly: true }, (db) =>
    db.selectFrom('organisations').select('id').where('suspended_at', 'is', null).execute(),
  ).catch((error: unknown) => {
    services.log.warn({ err: error }, 'rounds');
    return [];
  });
  for (const { id } of organisations) {
    for (const round of rounds) {
      await doOne(services, round, id, now).catch((error: unknown) =>
        services.log.warn({ err: error, round: round.name }, 'round'),
      );
    }
  }
}

async function doOne(services: Services, round: Round, organisationId: string, now: Date): Promise<void> {
  const visitor = { organisationId, actor: PRODUCT, requestId: randomUUID(), log: services.log };
  await perform(services, visitor, false, async (act) => {
    const due = await act.db
      .insertInto('rounds')
      .values({ organisation_id: organisationId, name: round.name, done_at: now })
      .onConflict((known) =>
        known
          .columns(['organisation_id', 'name'])
          .doUpdateSet({ done_at: now })
          .where('rounds.done_at', '<=', new Date(now.getTime() - round.everyMinutes * MINUTE)),
      )
      .returning('done_at')
      .executeTakeFirst();
    if (due) await round.work({ ...act, now });
  });
}
