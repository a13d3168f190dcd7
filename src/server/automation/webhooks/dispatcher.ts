import { webhookDeliverySubject } from '#domain/automation/subject.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PAUSES } from '#domain/automation/webhook.ts';
import { inTransaction, perform } from '../../platform/context.ts';
import { startDispatcher } from '../../platform/background/dispatcher.ts';
import type { Listener, Message } from '../../platform/database/listener.ts';
import { openOutgoing, OutgoingError } from '../../platform/http/outgoing-requests.ts';
import { PRODUCT } from '../../platform/background/product-actor.ts';
import { unseal } from '../../platform/encryption.ts';
import type { Services } from '../../platform/services.ts';
import { WEBHOOKS } from './deliveries.ts';
import { PURPOSE } from './endpoints.ts';
import { recordResult, type Outcome } from './delivery-result.ts';
import { signedHeaders } from './signature.ts';

/** All of one attempt; a receiver puts aside what it gets and answers at once. */
const TIMEOUT = 10_000;
/** Bytes of an answer that are read; only its status counts. */
const MOST = 16 * 1024;
/** Another server, or this one after a crash, tries a taken one again only then. */
const LEASE = 60_000;
const AT_ONCE = 8;
const LOOK_AGAIN = 5000;

/** Sends what waits, when something was put on its way and when a pause is over. @returns a function that ends it. */
export function startWebhookDispatcher(
  services: Services,
  listener: Listener,
  pauses: readonly number[] = PAUSES,
): () => Promise<void> {
  const wakesOn = (message: Message) => message.event === 'wake' && message.kind === WEBHOOKS;
  const dispatch = (signal: AbortSignal) => deliverDue(services, pauses, signal);
  return startDispatcher({ name: 'webhooks', every: LOOK_AGAIN, wakesOn, dispatch }, listener, services.log);
}

/** Sends everything that is due, several at a time, until nothing is. @returns how many attempts were made. */
export async function deliverDue(
  services: Services,
  pauses: readonly number[] = PAUSES,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  let attempts = 0;
  for (;;) {
    const { rows } = await inTransaction(services.database, {}, (db) =>
      sql<{ id: string }>`select clausewise.organisations_with_deliveries(now()) as id`.execute(db),
    );
    let made = 0;
    for (const { id } of rows) if (!signal.aborted) made += await deliverSome(services, id, pauses, signal);
    attempts += made;
    if (made === 0 || signal.aborted) return attempts;
  }
}

async function deliverSome(
  services: Services,
  organisationId: string,
  pauses: readonly number[],
  signal: AbortSignal,
): Promise<number> {
  const taken = await take(services, organisationId);
  const done = await Promise.all(
    taken.map(async (delivery) => ({ delivery, outcome: await attempt(services, delivery, signal) })),
  );
  // What the stop of this server cut off was no attempt of the receiver's.
  const made = done.filter(({ outcome }) => !(signal.aborted && outcome.error));
  if (made.length === 0) return 0;
  const visitor = { organisationId, actor: PRODUCT, requestId: randomUUID(), log: services.log };
  await perform(services, visitor, false, async (context) => {
    for (const { delivery, outcome } of made) await recordResult(context, delivery, outcome, pauses);
    context.publish(webhookDeliverySubject, null);
  });
  return made.length;
}

/** Takes some for the length of the lease; no other server takes them meanwhile. */
function take({ database, secrets }: Services, organisationId: string) {
  return inTransaction(database, { organisationId }, async (db) => {
    const rows = await db
      .selectFrom('webhook_deliveries as delivery')
      .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
      .innerJoin('webhook_secrets as secret', 'secret.endpoint_id', 'delivery.endpoint_id')
      .select(['delivery.id', 'delivery.body', 'delivery.attempts', 'delivery.tries', 'endpoint.id as endpointId'])
      .select(['endpoint.url', 'secret.sealed', 'secret.previous_sealed', 'secret.previous_until'])
      .where('delivery.organisation_id', '=', organisationId)
      .where('delivery.state', '=', 'waiting')
      .where('endpoint.is_on', '=', true)
      .where('delivery.next_attempt_at', '<=', sql<Date>`now()`)
      .orderBy('delivery.next_attempt_at')
      .limit(AT_ONCE)
      .forUpdate('delivery')
      .skipLocked()
      .execute();
    if (rows.length === 0) return [];
    await db
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: new Date(Date.now() + LEASE) })
      .where('organisation_id', '=', organisationId)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    const open = (sealed: string) => unseal(secrets(PURPOSE), sealed);
    return rows.map(({ sealed, previous_sealed: previous, previous_until: until, ...delivery }) => ({
      ...delivery,
      keys: [open(sealed), ...(previous && until && until.getTime() > Date.now() ? [open(previous)] : [])],
    }));
  });
}

export type Taken = Awaited<ReturnType<typeof take>>[number];

async function attempt({ settings }: Services, delivery: Taken, signal: AbortSignal): Promise<Outcome> {
  const at = new Date();
  const started = performance.now();
  const outgoing = openOutgoing({ allowed: settings.WEBHOOK_ALLOWED_HOSTS, timeout: TIMEOUT, most: MOST });
  const end = (status: number | null, error: string | null): Outcome => ({
    at: at.toISOString(),
    status,
    error,
    milliseconds: Math.round(performance.now() - started),
  });
  try {
    const { id, url, body, keys } = delivery;
    const headers = { 'content-type': 'application/json', ...signedHeaders(keys, { id, at, body }) };
    const { status } = await outgoing(url, { method: 'POST', headers, body, signal });
    return end(status, null);
  } catch (error) {
    if (error instanceof OutgoingError) return end(null, error.message);
    return end(null, 'Something went wrong on our side.');
  }
}
